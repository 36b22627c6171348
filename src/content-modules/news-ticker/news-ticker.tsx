import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon } from '../../design/pictures/icon.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { copyMessages } from './copy-messages.ts';
import { findScrollSeconds } from './find-scroll-seconds.ts';
import styles from './news-ticker.module.css';
import type { NewsTickerProps } from './schema.ts';

/**
 * News that scrolls in one line, twice. CSS alone moves it and stops it under the pointer, while it contains the
 * focus, and permanently once the visitor ticks the box. Under reduced motion it does not move and shows each message
 * once.
 */
export function NewsTicker({ messages, separator = '·', link }: Omit<NewsTickerProps, 'pages'>) {
  const texts = useTexts();
  const show = (message: NewsTickerProps['messages'][number], index: number, isCopy: boolean) => (
    <li key={index} className={styles.message}>
      <Message text={message.text} link={message.link ?? link} isCopy={isCopy} />
      <span className={styles.separator} aria-hidden="true">
        {separator}
      </span>
    </li>
  );
  return (
    <section
      className={styles.ticker}
      data-seconds={findScrollSeconds(messages)}
      aria-label={texts('ticker.label')}
    >
      <div className={styles.window}>
        <div className={styles.track}>
          <ul className={styles.messages}>{messages.map((message, index) => show(message, index, false))}</ul>
          <ul className={`${styles.messages} ${styles.copies}`} aria-hidden="true">
            {copyMessages(messages).map((message, index) => show(message, index, true))}
          </ul>
        </div>
      </div>
      <label className={styles.pause}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={texts('ticker.pause')}
          suppressHydrationWarning
        />
        <span className={styles.running}>
          <Icon icon={Pause} size={16} />
        </span>
        <span className={styles.resting}>
          <Icon icon={Play} size={16} />
        </span>
      </label>
    </section>
  );
}

interface MessageProps {
  readonly text: string;
  readonly link: string | undefined;
  /** Said before: for eyes and pointers alone. */
  readonly isCopy: boolean;
}

function Message({ text, link, isCopy }: MessageProps) {
  if (link === undefined) return text;
  return (
    <ContentLink to={link} isSkipped={isCopy}>
      {text}
    </ContentLink>
  );
}
