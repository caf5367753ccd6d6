import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../run/fingerprint.mjs'
import { root } from '../run/root.mjs'

/** @typedef {{ place: string, what: string, name: string }} Declaration */

/** Files of actions, or of their calls. */
const declaring = /^features\/\w+\/(?:calls|\w*[aA]ctions)\.ts$/

/**
 * What can be looked for: in which files it is declared, and the line that declares it.
 * The group of `line` that matches is its name, as `named` writes it.
 * @type {{ what: string, files: RegExp, line: RegExp, named?: (name: string) => string }[]}
 */
const kinds = [
  {
    what: 'endpoint',
    files: /^features\/\w+\/(?!manifest)\w+\.ts$/,
    line: /^\s*path: '([^']+)'/,
  },
  { what: 'endpoint', files: declaring, line: /\bbefore: '([^']+)'/ },
  { what: 'endpoint', files: declaring, line: /\b(?:after|alsoAfter): '([^']+)'/ },
  { what: 'screen', files: /\/(manifest\.web\.tsx?|routes\.tsx?)$/, line: /\bpath: '([^']+)'/ },
  {
    what: 'table',
    files: /\.ts$/,
    line: /create table (?:if not exists )?(\w+)|^export const (\w+) = (?:chain|cache|user)Table\(/,
    // As the database has it.
    named: (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  },
  {
    what: 'contract',
    files: /\.sol$/,
    line: /^(?:abstract )?(?:contract|interface|library) (\w+)/,
  },
  { what: 'event', files: /\.sol$/, line: /^\s+event (\w+)/ },
  { what: 'function', files: /^(?!.*\.t\.sol$).*\.sol$/, line: /^\s+function (\w+)/ },
  {
    what: 'refusal',
    files: /\/(api|\w*[fF]ailures?|unreadable|limits)\.ts$/,
    line: /^ {2,4}([A-Z][A-Z_]+): \{/,
  },
  { what: 'text', files: /\/text\w*\.ts$/, line: /^ {2,4}(\w+): \{/ },
  { what: 'English', files: /\.tsx?$/, line: /\ben:\s*(?:'([^']+)'|"([^"]+)")/ },
  { what: 'Chinese', files: /\.tsx?$/, line: /\btc:\s*(?:'([^']+)'|"([^"]+)")/ },
  {
    what: 'export',
    files: /(?<!abi)\.(ts|tsx|mjs)$/,
    line: /^export (?:async )?(?:function|const|class|interface|type) (\w+)/,
  },
  { what: 'action', files: /^features\/.*\.tsx?$/, line: /\bkind: '([\w.]+)'/ },
  { what: 'environment', files: /\.(ts|mjs)$/, line: /\benv(?:\.|\[')([A-Z][A-Z_]+)/ },
  { what: 'environment', files: /\/config\.ts$/, line: /^\s+([A-Z][A-Z_]+):/ },
  { what: 'environment', files: /\.ts$/, line: /\bvariable: '([A-Z][A-Z_]+)'/ },
  { what: 'command', files: /^package\.json$/, line: /^ {4}"([\w:]+)": "(?:node|oxfmt)/ },
  { what: 'word', files: /^docs\/glossary\.md$/, line: /^\| \**([^|*]+)/ },
]
const places = ['features', 'platform', 'apps', 'tools', 'tests', 'scripts', 'docs', 'package.json']

/**
 * Declarations whose name contains the word, whole names first.
 * @param {string} word
 * @returns {Declaration[]}
 */
export function findDeclarations(word) {
  const wanted = word.toLowerCase()
  const files = places.flatMap(filesBelow)
  /** @type {Declaration[]} */
  const found = []
  for (const file of files) {
    if (path.basename(file).toLowerCase().includes(wanted)) {
      found.push({ place: file, what: 'file', name: path.basename(file) })
    }
    if (/\.test\.tsx?$/.test(file)) continue
    const mine = kinds.filter((kind) => kind.files.test(file))
    if (mine.length === 0) continue
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    lines.forEach((text, index) => {
      for (const { what, line, named = String } of mine) {
        const matched = line.exec(text)?.slice(1).find(Boolean)?.trim()
        if (matched === undefined) continue
        const name = named(matched)
        if (!name.toLowerCase().includes(wanted)) continue
        found.push({ place: `${file}:${index + 1}`, what, name })
        if (what === 'endpoint') found.push(...handlers(file, lines, index, files))
      }
    })
  }
  /** @param {Declaration} one */
  const far = (one) => (one.name.toLowerCase() === wanted ? 0 : one.what === 'handler' ? 0 : 1)
  return found.toSorted((a, b) => far(a) - far(b))
}

/**
 * The file that answers an endpoint: named after it, or after the action or the pair it is one half
 * of. A path that several actions share, `const move = { path: '/…' }`, has a file of each with
 * `...move`.
 * @param {string} api
 * @param {string[]} lines
 * @param {number} at  that of its path; the last before it to name something is its head: `  nftDetail: endpoint({`,
 *   `  exit: action({` or `  buy: orderCalls({`
 * @param {string[]} files
 * @returns {Declaration[]}
 */
function handlers(api, lines, at, files) {
  const heads = lines.map((line) =>
    /^(?:\s*(\w+): (?:endpoint|orderCalls|action)\(|const (\w+) = \{)/.exec(line),
  )
  /** @param {number} line */
  const headOf = (line) => heads.slice(0, line + 1).findLast((head) => head !== null)
  const [, own, shared] = headOf(at) ?? []
  const sharing = lines.flatMap((line, i) =>
    line.trim() === `...${shared},` ? [headOf(i)?.[1]] : [],
  )
  const found = [own, ...sharing].flatMap((key) => (key ? handler(api, key, files) : []))
  // Where one file answers all, it names what they are declared in.
  const all = lines.flatMap((line) => /^export const (\w+Actions) = /.exec(line)?.[1] ?? [])
  return found.length > 0 ? found : all.flatMap((key) => handler(api, key, files))
}

/**
 * @param {string} api
 * @param {string} key
 * @param {string[]} files
 * @returns {Declaration[]}
 */
function handler(api, key, files) {
  const rooms = files.filter((one) => one.startsWith(`${path.posix.dirname(api)}/server/`))
  const names = [`${key}.ts`, `${key.replace(/(Before|After)$/, '')}.ts`]
  const word = new RegExp(`\\b${key}\\b`)
  const file =
    rooms.find((one) => names.includes(path.posix.basename(one))) ??
    rooms.find((one) => word.test(readFileSync(path.join(root, one), 'utf8')))
  return file === undefined ? [] : [{ place: file, what: 'handler', name: key }]
}
