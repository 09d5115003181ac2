'use strict';
// What each variant's file says, in the words of the switches. What is not said is the usual.
const variants = {
  '': {}, '~dark': {appearance: 'dark'}, '.rtl': {direction: 'rtl'},
  '.increased': {contrast: 'increased'}, '.os26': {look: '26'},
  '.os26~dark': {look: '26', appearance: 'dark'}, '.accessibility3': {size: 'accessibility3'},
};
const keys = ['look', 'appearance', 'direction', 'size', 'contrast'];
const form = document.getElementById('filters');
const articles = [...document.querySelectorAll('article')].map((node) => {
  const image = node.querySelector('img');
  return {node, image, note: node.querySelector('.note'), section: node.closest('section'),
    pictures: image ? JSON.parse(image.dataset.pictures) : {}, alt: image ? image.alt : '',
    words: (node.closest('section').id.replaceAll('-', ' ') + ' '
      + node.querySelector('h3').textContent).toLowerCase()};
});
const links = new Map([...document.querySelectorAll('nav a')].map((link) =>
  [link.getAttribute('href').slice(1), link.parentElement]));
let chosen = '';

// The variant that has what was just switched, and most of the rest.
function nearest(changed) {
  const value = (variant, key) => variants[variant][key] || '';
  const good = Object.keys(variants).filter((variant) =>
    value(variant, changed) === form.elements[changed].value);
  const score = (variant) =>
    keys.filter((key) => value(variant, key) === form.elements[key].value).length;
  return good.sort((a, b) => score(b) - score(a))[0];
}

function show(variant) {
  chosen = variant;
  for (const key of keys) form.elements[key].value = variants[variant][key] || '';
  const words = keys.map((key) => form.elements[key]).filter((select) => select.value)
    .map((select) => select.selectedOptions[0].textContent.toLowerCase()).join(', ');
  for (const {image, note, pictures, alt} of articles) {
    if (!image) continue;
    const has = variant in pictures;
    const [file, width, height] = pictures[has ? variant : ''] || Object.values(pictures)[0];
    if (image.getAttribute('src') !== file) {
      image.src = file;
      if (width) { image.width = Math.round(width); image.height = Math.round(height); }
    }
    image.alt = alt + (words && has ? ', ' + words : '');
    note.hidden = has;
  }
}

function filter() {
  const platform = form.elements.platform.value;
  const words = form.elements.search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  const open = new Set();
  for (const article of articles) {
    const fits = (!platform || article.node.dataset.platform === platform)
      && words.every((word) => article.words.includes(word));
    article.node.hidden = !fits;
    if (fits) { count += 1; open.add(article.section); }
  }
  for (const section of document.querySelectorAll('main > section')) {
    section.hidden = !open.has(section);
    links.get(section.id).hidden = section.hidden;
  }
  document.getElementById('count').textContent = count === 1 ? '1 sheet' : count + ' sheets';
}

// The address says all of it: #ios-toggles&platform=ios&variant=~dark
function write(id) {
  const parts = [id || ''];
  const {platform, search} = form.elements;
  if (platform.value) parts.push('platform=' + platform.value);
  if (search.value) parts.push('search=' + encodeURIComponent(search.value));
  if (chosen) parts.push('variant=' + chosen);
  history.replaceState(null, '', '#' + parts.join('&'));
}

function read() {
  const [id, ...parts] = location.hash.slice(1).split('&');
  const values = new URLSearchParams(parts.join('&'));
  const {platform, search} = form.elements;
  if (parts.length) {
    platform.value = values.get('platform') || '';
    search.value = values.get('search') || '';
    show(values.get('variant') in variants ? values.get('variant') : '');
  }
  filter();
  const target = id && document.getElementById(id);
  if (!target) return;
  // What the address names is shown, whatever was left out before.
  if (target.closest('[hidden]')) { platform.value = search.value = ''; filter(); }
  target.scrollIntoView();
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', (event) => {
  const name = event.target.name;
  if (keys.includes(name)) show(nearest(name)); else filter();
  write('');
});
document.querySelector('main').addEventListener('click', async (event) => {
  const button = event.target.closest('details button');
  if (!button) return;
  const code = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Pages of a folder have no clipboard in some browsers: the text is selected, to be copied by hand.
    getSelection().selectAllChildren(code);
    document.execCommand('copy');
  }
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = 'Copy'; }, 1500);
});
addEventListener('hashchange', read);
read();
