import styles from './fault-line.module.css';

/** What is wrong with a part that is no field of its own: said at once, marked by a sign and not by colour alone. */
export function FaultLine({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles.fault} role="alert">
      {text}
    </p>
  );
}
