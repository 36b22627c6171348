import { Picture } from '../../design/pictures/picture.tsx';
import { Section } from '../../design/section.tsx';
import { IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { ContentButton } from '../parts/content-button.tsx';
import { RichWords } from '../parts/rich-words.tsx';
import type { TextBlockProps } from './schema.ts';
import styles from './text-block.module.css';

export function TextBlock(props: TextBlockProps) {
  const { image, imagePosition = 'left', variant = 'quiet' } = props;
  return (
    <Section id={props.anchor} tone={variant === 'feature' ? 'tint' : 'paper'}>
      <div
        className={styles.block}
        data-variant={variant}
        data-picture={image === undefined ? 'none' : imagePosition}
      >
        {image === undefined ? null : (
          <Picture
            scene={image.url}
            alt={image.alt ?? ''}
            variants={IMAGE_SIZES.overlay}
            sizes="(min-width: 768px) 50vw, 100vw"
            className={styles.picture}
          />
        )}
        <div className={styles.text}>
          <TextBlockHead {...props} />
          <TextBlockBody {...props} />
        </div>
      </div>
    </Section>
  );
}

function TextBlockHead({ kicker, headline, isPageTitle }: TextBlockProps) {
  const Heading = isPageTitle ? 'h1' : 'h2';
  if (!headline) return null;
  return (
    <div>
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      <Heading>{headline}</Heading>
    </div>
  );
}

function TextBlockBody(props: TextBlockProps) {
  return (
    <div className={styles.body}>
      {props.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichWords words={paragraph} />
        </p>
      ))}
      <TextBlockList {...props} />
      <TextBlockFacts {...props} />
      {props.link && props.buttonText ? (
        <p className={styles.action}>
          <ContentButton to={props.link} look="quiet">
            {props.buttonText}
          </ContentButton>
        </p>
      ) : null}
    </div>
  );
}

function TextBlockFacts({ facts = [] }: TextBlockProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TextBlockList({ items = [] }: TextBlockProps) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <RichWords words={item} />
        </li>
      ))}
    </ul>
  );
}
