/** The button beside a set-up link: without this script the link is copied by hand. Its words stand in the page. */
const place = document.querySelector<HTMLElement>('[data-copy]');
const link = place?.querySelector('input');
const button = place?.querySelector('button');

if (link != null && button != null && 'clipboard' in navigator) {
  button.hidden = false;
  button.addEventListener('click', () => {
    link.select();
    // Where the browser refuses, the link is marked all the same and Ctrl+C copies it.
    void navigator.clipboard.writeText(link.value).then(say, () => undefined);
  });
}

function say(): void {
  const status = place?.querySelector('[role=status]');
  if (status != null) status.textContent = place?.dataset.copy ?? '';
}
