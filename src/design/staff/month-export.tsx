import type { Texts } from '../../texts/texts.ts';

export interface MonthExportProps {
  readonly texts: Texts;
  /** What sends the file, by `month`. */
  readonly action: string;
  /** The last month that is over, `YYYY-MM`: what accounting exports first, and the last one that can be exported. */
  readonly lastMonth: string;
}

/** Asks for a month, and downloads what accounting needs of it. */
export function MonthExport({ texts, action, lastMonth }: MonthExportProps) {
  return (
    <form className="add-template" action={action}>
      <label>
        {texts('office.voucher.month')}
        <input name="month" type="month" defaultValue={lastMonth} max={lastMonth} required />
      </label>
      <button type="submit">{texts('office.voucher.download')}</button>
    </form>
  );
}
