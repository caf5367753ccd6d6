import { expect, test } from 'vitest'

import { stylesFor } from './styles.ts'

const page = '<main class="flex py-1.5 hover:bg-sunk"><p class="[&amp;&gt;b]:num">…</p></main>'

test.each([
  ['a rule whose class the page has stays', '.flex{display:flex}', '.flex{display:flex}'],
  ['one whose class it lacks goes', '.grid{display:grid}', ''],
  ['of several selectors those stay', '.flex,.grid{gap:0}', '.flex{gap:0}'],
  ['both of a pair are needed', '.flex .grid{gap:0}', ''],
  ['elements and attributes stay', 'a,[hidden]{color:red}', 'a,[hidden]{color:red}'],
  ['written with a stroke, it is the same class', '.py-1\\.5{padding:0}', '.py-1\\.5{padding:0}'],
  ['in HTML’s own words too', '.\\[\\&\\>b\\]\\:num{gap:0}', '.\\[\\&\\>b\\]\\:num{gap:0}'],
  ['a state is no class', '.hover\\:bg-sunk:hover{color:red}', '.hover\\:bg-sunk:hover{color:red}'],
  ['what is empty goes, with what held it alone', '@layer a{@media print{.grid{gap:0}}}', ''],
  ['an order of layers stays', '@layer a,b;', '@layer a,b;'],
  ['steps of a movement are no rules', '@keyframes x{from{top:0}}', '@keyframes x{from{top:0}}'],
  [
    'a property that a rule asks for stays, and what that one asks for',
    ':root{--a:var(--b);--b:1;--c:2}.flex{gap:var(--a)}',
    ':root{--a:var(--b);--b:1}.flex{gap:var(--a)}',
  ],
  ['one that only a dropped rule asked for goes', ':root{--a:1}.grid{gap:var(--a)}', ''],
  ['with its description', '@property --a{syntax:"*";inherits:false}', ''],
])('%s', (_, css, expected) => {
  expect(stylesFor(css, [page])).toBe(expected)
})

test('a property that the page itself asks for stays', () => {
  const asks = '<p style="color:var(--a)"></p>'
  expect(stylesFor(':root{--a:1;--b:2}', [page, asks])).toBe(':root{--a:1}')
})
