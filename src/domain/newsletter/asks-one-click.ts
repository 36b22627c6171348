/** Whether a body is the one that RFC 8058 fixes for unsubscribing with one click, as a form or as a part of several. */
export function asksOneClick(body: string): boolean {
  return (
    new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
    /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/.test(body)
  );
}
