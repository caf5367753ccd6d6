/** A compiled message: plain text, # for the number of the plural around it, and arguments. */
export type Message = readonly Token[]
export type Token =
  | string
  | readonly [name: string, type?: undefined]
  | readonly [name: string, type: 'number']
  | readonly [name: string, type: 'plural' | 'selectordinal' | 'select', cases: Cases]
type Cases = { readonly other: Message } & Readonly<Record<string, Message>>

/**
 * ICU MessageFormat → its parts. Covers what texts use: `{name}`,
 * `{n, number}`, plural, selectordinal and select with nested messages, and quoting by
 * apostrophes. Small enough to go to the browser; the tests hold it against Lingui's own compiler.
 */
export function compileIcu(message: string): Message {
  const reader = { text: message, at: 0 }
  const tokens = parse(reader, false)
  if (reader.at < message.length) throw new SyntaxError(`stray } in: ${message}`)
  return tokens
}

interface Reader {
  readonly text: string
  at: number
}

function parse(reader: Reader, inPlural: boolean): Token[] {
  const tokens: Token[] = []
  let plain = ''
  const flush = (): void => {
    if (plain !== '') tokens.push(plain)
    plain = ''
  }
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at]
    if (char === '}') break
    if (char === '{') {
      flush()
      reader.at++
      tokens.push(argument(reader, inPlural))
    } else if (char === '#' && inPlural) {
      flush()
      tokens.push('#')
      reader.at++
    } else if (char === "'") plain += quoted(reader, inPlural)
    else {
      plain += char
      reader.at++
    }
  }
  flush()
  return tokens
}

/** `''` is an apostrophe; an apostrophe before a brace (or # in a plural) quotes up to the next one. */
function quoted(reader: Reader, inPlural: boolean): string {
  const next = reader.text[reader.at + 1]
  if (next === "'") {
    reader.at += 2
    return "'"
  }
  reader.at++
  if (next !== '{' && next !== '}' && !(inPlural && next === '#')) return "'"
  let text = ''
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at++]
    if (char !== "'") text += char
    else if (reader.text[reader.at] === "'") {
      text += "'"
      reader.at++
    } else break
  }
  return text
}

function argument(reader: Reader, inPlural: boolean): Token {
  const name = word(reader)
  if (eat(reader, '}')) return [name]
  need(reader, ',')
  const type = word(reader)
  if (eat(reader, '}')) {
    if (type !== 'number') throw new SyntaxError(`${type} alone is no format: ${reader.text}`)
    return [name, type]
  }
  need(reader, ',')
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') {
    throw new SyntaxError(`${type} takes no style here: ${reader.text}`)
  }
  const cases: Record<string, Message> = {}
  skip(reader)
  while (!eat(reader, '}')) {
    const key = word(reader).replace(/^=/, '')
    if (key === 'offset:') throw new SyntaxError(`no offsets: ${reader.text}`)
    need(reader, '{')
    cases[key] = parse(reader, type === 'select' ? inPlural : true)
    need(reader, '}')
    skip(reader)
  }
  if (!Object.hasOwn(cases, 'other')) throw new SyntaxError(`no other: ${reader.text}`)
  return [name, type, cases as Cases]
}

function skip(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++
}

function word(reader: Reader): string {
  skip(reader)
  const found = /^[^\s{},']+/.exec(reader.text.slice(reader.at))?.[0]
  if (found === undefined) throw new SyntaxError(`word missing at ${reader.at}: ${reader.text}`)
  reader.at += found.length
  skip(reader)
  return found
}

function eat(reader: Reader, char: string): boolean {
  if (reader.text[reader.at] !== char) return false
  reader.at++
  return true
}

function need(reader: Reader, char: string): void {
  if (!eat(reader, char)) throw new SyntaxError(`${char} missing at ${reader.at}: ${reader.text}`)
}
