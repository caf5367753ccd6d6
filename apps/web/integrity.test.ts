import { expect, test } from 'vitest'

import { askingForOthers, bound } from './integrity.ts'

const hashes = new Map([
  ['/assets/app.js', 'sha256-app'],
  ['/assets/late.js', 'sha256-late'],
  ['/assets/app.css', 'sha256-css'],
  ['/theme.js', 'sha256-theme'],
])
const page = `<title>T</title><script src="/theme.js"></script>
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="modulepreload" crossorigin href="/assets/late.js" />
<link rel="stylesheet" crossorigin href="/assets/app.css">
<link rel="icon" href="/icon.svg" />`

test('what the page names carries its hash', () => {
  expect(bound(page, hashes))
    .toBe(`<title>T</title><script src="/theme.js" crossorigin integrity="sha256-theme"></script>
<script type="module" crossorigin src="/assets/app.js" integrity="sha256-app"></script>
<link rel="modulepreload" crossorigin href="/assets/late.js" integrity="sha256-late">
<link rel="stylesheet" crossorigin href="/assets/app.css" integrity="sha256-css">
<link rel="icon" href="/icon.svg" />`)
})

test('code without a hash is not built', () => {
  const without = new Map([...hashes].filter(([file]) => file !== '/theme.js'))
  expect(() => bound(page, without)).toThrow('the page names /theme.js, which was not built')
  const lateStyle = new Map([...hashes, ['/assets/late.css', 'sha256-late']])
  expect(() => bound(page, lateStyle)).toThrow('/assets/late.css is named by no page')
})

test('the page requests the later chunks of a chunk, and has their hashes', () => {
  const code =
    "import{a}from'./a.js';const b=()=>import(`./b-1.js`),c=()=>import( './c.js' ).then(d)"
  expect(askingForOthers(code)).toBe(
    'import{a}from\'./a.js\';const b=()=>loadChunk("b-1.js"),c=()=>loadChunk("c.js").then(d)',
  )
  expect(() => askingForOthers("import('/elsewhere.js')")).toThrow('without a hash')
})
