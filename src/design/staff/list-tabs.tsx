export interface ListTabsProps<List extends string> {
  readonly label: string;
  readonly lists: readonly List[];
  readonly current: List;
  readonly pathOf: (list: List) => string;
  readonly textOf: (list: List) => string;
}

/** Links between the lists that one page of the staff app shows in turn, such as what is open and what is done. */
export function ListTabs<List extends string>(props: ListTabsProps<List>) {
  const { label, lists, current, pathOf, textOf } = props;
  return (
    <nav className="list-tabs" aria-label={label}>
      {lists.map((list) => (
        <a key={list} href={pathOf(list)} aria-current={list === current ? 'page' : undefined}>
          {textOf(list)}
        </a>
      ))}
    </nav>
  );
}
