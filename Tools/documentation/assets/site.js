'use strict';
// Lists with a field that filters them: symbols.
for (const field of document.querySelectorAll('.filter input')) {
  const list = document.getElementById(field.getAttribute('aria-controls'));
  const count = document.getElementById(field.getAttribute('aria-describedby'));
  const items = [...list.children].map((item) => [item, item.dataset.words]);
  const filter = () => {
    const words = field.value.toLowerCase().split(/[\s.]+/).filter(Boolean);
    let shown = 0;
    for (const [item, text] of items) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    count.textContent = shown + ' of ' + items.length;
  };
  field.addEventListener('input', filter);
  const wanted = new URLSearchParams(location.hash.slice(1)).get('search');
  if (wanted) { field.value = wanted; filter(); }
}
// What the theme leaves without a name, and landmarks inside of landmarks.
document.querySelector('.md-search')?.setAttribute('aria-label', 'Search');
for (const node of document.querySelectorAll('.md-nav .md-nav[aria-labelledby]')) {
  const title = node.querySelector('.md-nav__title')?.textContent.trim();
  if (!title) continue;
  node.removeAttribute('aria-labelledby');
  node.setAttribute('aria-label', title + ' pages');
}
const plain = () => {
  for (const node of document.querySelectorAll('.md-code__nav')) node.role = 'none';
};
plain();
// Buttons that copy come later.
new MutationObserver(plain).observe(document.body, {childList: true, subtree: true});
// What scrolls sideways can be scrolled with a keyboard.
const reach = () => {
  for (const node of document.querySelectorAll('.md-typeset pre > code, .md-typeset__scrollwrap')) {
    if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
  }
};
addEventListener('load', reach);
addEventListener('resize', reach);
