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
// A command is copied without its prompt, and without what it prints.
for (const block of document.querySelectorAll('.language-console')) {
  let goesOn = false;
  const commands = block.querySelector('code').textContent.split('\n').filter((line) => {
    const isCommand = goesOn || line.startsWith('$ ');
    goesOn = isCommand && line.endsWith('\\');
    return isCommand;
  });
  // Material copies this in place of the block's text.
  if (commands.length) block.dataset.copy = commands.map((line) => line.replace(/^[$>] /, '')).join('\n');
}
// An address may lead into a tab that is not shown.
const land = () => {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const tab = target?.closest?.('.tabbed-block');
  if (!tab) return;
  const number = [...tab.parentNode.children].indexOf(tab);
  const chosen = tab.closest('.tabbed-set').querySelectorAll(':scope > input')[number];
  if (chosen && !chosen.checked) chosen.click();
  target.scrollIntoView();
};
addEventListener('hashchange', land);
addEventListener('load', land);
