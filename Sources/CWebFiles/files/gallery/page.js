'use strict';
// What the words of a picture's name say, in those of the switches. What is not said is the usual.
const words = {
  '~dark': ['appearance', 'dark'], '.rtl': ['direction', 'rtl'],
  '.increased': ['contrast', 'increased'], '.os26': ['look', '26'],
  '.accessibility3': ['size', 'accessibility3'],
};
const keys = ['look', 'appearance', 'direction', 'size', 'contrast'];
const parse = (variant) => Object.fromEntries(
  (variant.match(/[.~][^.~]+/g) || []).map((word) => words[word]).filter(Boolean));
const form = document.getElementById('filters');
const articles = [...document.querySelectorAll('article')].map((node) => {
  const image = node.querySelector('img');
  const [link, platform] = node.querySelectorAll('h3 > *');
  const name = link.textContent + ', on ' + platform.textContent;
  const spec = node.querySelector('pre');
  return {node, image, note: node.querySelector('.note'), section: node.closest('section'),
    // The only appearance that the platform has.
    only: node.dataset.appearance,
    pictures: Object.entries(image ? JSON.parse(image.dataset.pictures) : {})
      .map(([variant, file]) => ({says: parse(variant), file, variant})), name, spec,
    // What the first picture has at the top of its spec.
    first: spec ? spec.querySelector('.traits').textContent : '',
    // What the picture shows, after its name.
    shows: image ? image.alt.slice(name.length) : '',
    words: (node.closest('section').id.replaceAll('-', ' ') + ' '
      + node.querySelector('h3').textContent).toLowerCase()};
});
const links = new Map([...document.querySelectorAll('nav a')].map((link) =>
  [link.getAttribute('href').slice(1), link.parentElement]));
// The switch that was used last counts most where a sheet has no picture of all that is chosen.
let last = 'look';
// What the options are called, whatever is written behind their names.
const names = new Map(keys.flatMap((key) =>
  [...form.elements[key].options].map((option) => [key + option.value, option.textContent])));
const nearest = document.getElementById('nearest');

const wanted = (key) => form.elements[key].value;
function label(key, value) {
  const name = names.get(key + value).toLowerCase();
  return key === 'contrast' ? name + ' contrast' : key === 'size' ? 'text size ' + name : name;
}
// What a choice asks for beside the usual, in words; empty where it asks for nothing more.
const said = (choice) => keys.filter((key) => choice[key]).map((key) => label(key, choice[key])).join(', ');

// The lines of specs that the words of pictures' names stand for.
const traits = JSON.parse(document.querySelector('main').dataset.traits);

// The spec that draws a picture: what the picture's name says takes the place of the spec's own lines.
function showSpec(spec, first, variant) {
  const own = [...spec.querySelectorAll('[data-key]')];
  const lines = (variant.match(/[.~][^.~]+/g) || []).map((word) => traits[word]).filter((line) =>
    line && own.every(({dataset}) => dataset.line !== line));
  const all = first + lines.join('');
  const keys = all.split('\n').map((line) => line.split(':')[0]);
  spec.querySelector('.traits').textContent = all;
  for (const line of own) line.textContent = keys.includes(line.dataset.key) ? '' : line.dataset.line;
}

function show() {
  const weight = (key) => key === last ? 100 : 2 ** (keys.length - keys.indexOf(key));
  for (const {image, note, pictures, name, shows, only, spec, first} of articles) {
    if (!pictures.length) continue;
    const fits = (says, key) => (says[key] || '') === wanted(key)
      || key === 'appearance' && only === wanted(key);
    const score = ({says}) => keys.filter((key) => fits(says, key))
      .reduce((sum, key) => sum + weight(key), 0);
    const best = pictures.reduce((best, other) => score(other) > score(best) ? other : best);
    const [file, width, height] = best.file;
    if (image.getAttribute('src') !== file) {
      image.src = file;
      if (width) { image.width = Math.round(width); image.height = Math.round(height); }
    }
    if (spec) showSpec(spec, first, best.variant);
    image.alt = [name, said(best.says)].filter(Boolean).join(', ') + shows;
    const missing = keys.filter((key) => !fits(best.says, key))
      .map((key) => label(key, wanted(key)));
    note.hidden = !missing.length;
    note.textContent = 'There is no picture of this sheet with: ' + missing.join(', ') + '.';
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

// Takes back what no sheet has together with what counts more, and says so; offers only what some sheet has,
// and writes behind all else what it does not go with.
function offer() {
  const open = articles.filter(({node, pictures}) => !node.hidden && pictures.length);
  // A platform with one appearance says nothing of what the others have.
  const several = open.filter(({only}) => !only);
  const sheets = several.length ? several : open;
  const exists = (choice) => !sheets.length || sheets.some(({pictures, only}) =>
    pictures.some(({says}) => Object.entries(choice).every(([key, value]) =>
      !value || says[key] === value || key === 'appearance' && only === value)));
  const asked = Object.fromEntries(keys.map((key) => [key, wanted(key)]));
  const choice = {};
  for (const key of [last, ...keys]) {
    const value = wanted(key);
    if (exists({...choice, [key]: value})) choice[key] = value;
    else form.elements[key].value = '';
  }
  nearest.hidden = keys.every((key) => asked[key] === (choice[key] || ''));
  nearest.textContent = nearest.hidden ? '' : 'None of these sheets is drawn with: ' + said(asked)
    + '. ' + (said(choice) ? 'The nearest pictures are shown, with: ' + said(choice) : 'The usual pictures are shown')
    + '.';
  for (const key of keys) {
    for (const option of form.elements[key].options) {
      const other = {...choice, [key]: option.value};
      option.disabled = !exists(other);
      const others = said({...choice, [key]: ''});
      option.textContent = names.get(key + option.value)
        + (option.disabled ? others ? ` (not drawn with: ${others})` : ' (not drawn)' : '');
      option.title = option.disabled
        ? 'None of these sheets has a picture with: ' + said(other) + '.' : '';
    }
  }
}

function update() {
  filter();
  offer();
  show();
}

// The address says all of it: #ios-toggles&platform=ios&variant=~dark
function write(id) {
  const parts = [id || ''];
  const {platform, search} = form.elements;
  if (platform.value) parts.push('platform=' + platform.value);
  if (search.value) parts.push('search=' + encodeURIComponent(search.value));
  const variant = Object.entries(words)
    .filter(([, [key, value]]) => wanted(key) === value).map(([word]) => word);
  // As the files are called: what changes colours comes last.
  variant.sort((a, b) => a.startsWith('~') - b.startsWith('~'));
  if (variant.length) parts.push('variant=' + variant.join(''));
  history.replaceState(null, '', '#' + parts.join('&'));
}

function read() {
  const [id, ...parts] = location.hash.slice(1).split('&');
  const values = new URLSearchParams(parts.join('&'));
  const {platform, search} = form.elements;
  if (parts.length) {
    platform.value = values.get('platform') || '';
    search.value = values.get('search') || '';
    const says = parse(values.get('variant') || '');
    for (const key of keys) form.elements[key].value = says[key] || '';
  }
  update();
  const target = id ? document.getElementById(id) : null;
  // What the address names is shown, whatever was left out before.
  if (target?.closest('[hidden]')) { platform.value = search.value = ''; update(); }
  // A link names a place alone: what is chosen stays, and stands in the address again.
  write(target ? id : '');
  target?.scrollIntoView();
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', (event) => {
  const name = event.target.name;
  if (keys.includes(name)) last = name;
  update();
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
