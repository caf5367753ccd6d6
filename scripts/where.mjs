// npm run where <path-or-word>: in which file and line something of the product is declared.
import { basename } from 'node:path'
import { findDeclarations } from './where/declarations.mjs'

const word = process.argv[2]
if (word === undefined || word === '') {
  console.error(
    'npm run where <word>: an endpoint or route path, table, contract, event, text, file …',
  )
  process.exit(1)
}
const found = findDeclarations(word)
for (const { place, what, name } of found) console.log(`${place}  ${what} ${name}`)
if (found.length === 0) {
  console.error(`Nothing is declared under "${word}"; try ${basename(word)} or a part of it.`)
  process.exitCode = 1
}
