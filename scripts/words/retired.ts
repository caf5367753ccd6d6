import prose from './prose.json' with { type: 'json' }
import retired from './retired.json' with { type: 'json' }

export interface Found {
  readonly name: string
  readonly word: string
  readonly use: string
}

const parts = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g
// Comments, and texts that stand on one line: what is left of a source is its identifiers.
const notNames =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
// Of a template what it computes is kept.
const computed = (text: string): string =>
  text.startsWith('`') ? (text.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' '

/** The retired words in the identifiers of a source and in its file's name, each name once. */
export function retiredIn(file: string, source: string): Found[] {
  const base = file.slice(file.lastIndexOf('/') + 1)
  const names = new Set([
    base,
    ...(source.replace(notNames, computed).match(/[A-Za-z_$][\w$]*/g) ?? []),
  ])
  const rules = retired.filter(
    ({ except }) => except === undefined || !new RegExp(except).test(file),
  )
  return [...names].flatMap((name) => {
    const split = ` ${(name.match(parts) ?? []).join(' ').toLowerCase()} `
    return rules.flatMap(({ words, use }) =>
      words.filter((word) => split.includes(` ${word} `)).map((word) => ({ name, word, use })),
    )
  })
}

// What a source has for people: comments, and the titles of tests before their callback.
const spoken =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*)|(?<title>\b(?:test|it|describe)(?:\.\w+)*\(\s*|(?:\]|\)|\bconst)\s*\)\(\s*)?(?<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g
// Names of the code, which stand between backticks, are no prose, nor are the blocks of a document.
const quoted = /```[\s\S]*?```|`[^`\n]*`/g
const lineStart = /\s*\n\s*(?:\*(?!\/)|\/{2,3})?\s*/g

function proseOf(file: string, source: string): string[] {
  if (file.endsWith('.md')) return [source]
  return [...source.matchAll(spoken)].flatMap(({ groups = {} }) => {
    if (groups['comment'] !== undefined) return [groups['comment']]
    return groups['title'] !== undefined && file.includes('.test.') ? [groups['text'] ?? ''] : []
  })
}

/** The retired words in the prose of a file, each once, with what is around it. */
export function retiredInProse(file: string, source: string): Found[] {
  return proseOf(file, source).flatMap((one) => {
    const title = !one.startsWith('/')
    const text = (
      title && !file.endsWith('.md') ? one.slice(1, -1) : one.replace(quoted, ' ')
    ).replace(lineStart, ' ')
    return prose.flatMap(({ words, use }) =>
      words.flatMap((word) => {
        const match = new RegExp(`\\b${word}\\b`, 'i').exec(text)
        if (match === null) return []
        const name = text.slice(Math.max(0, match.index - 40), match.index + 40)
        return [{ name, word: match[0].toLowerCase(), use }]
      }),
    )
  })
}
