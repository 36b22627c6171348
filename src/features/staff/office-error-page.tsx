import type { Texts } from '../../texts/texts.ts';

export interface OfficeErrorPageProps {
  readonly texts: Texts;
  readonly status: number;
  /** Id of the request, for the operator of the server. */
  readonly requestId: string;
}

/** Error page of the back office. */
export function OfficeErrorPage({ texts, status, requestId }: OfficeErrorPageProps) {
  const refusal = errorTextKey(status);
  return (
    <>
      <h1>{texts(`office.refusal.${refusal}`)}</h1>
      <p>{texts(`office.refusalText.${refusal}`)}</p>
      {refusal === 'failed' ? (
        <p>
          <code>{requestId}</code>
        </p>
      ) : null}
    </>
  );
}

function errorTextKey(status: number): 'forbidden' | 'missing' | 'busy' | 'failed' | 'input' {
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 405) return 'missing';
  if (status === 429 || status === 503) return 'busy';
  return status >= 500 ? 'failed' : 'input';
}
