import { type Kind, kinds } from '../announcement.ts'

/** What an operator writes. */
export interface Draft {
  readonly kind: Kind
  readonly en: { readonly title: string; readonly body: string }
  readonly tc: { readonly title: string; readonly body: string }
  readonly spenders?: readonly string[]
  readonly release?: string | null
}

/**
 * A draft from a file: lines `kind: security` and, if any, `spenders: T…,T…`; then a line `# en` and a line `# tc`, each
 * followed by a title and paragraphs.
 * @throws Error that states what is missing.
 */
export function parseDraft(text: string): Draft {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const at = (mark: string): number => {
    const line = lines.indexOf(mark)
    if (line < 0) throw new Error(`The file has no line "${mark}".`)
    return line
  }
  const [en, tc] = [at('# en'), at('# tc')]
  const heads = new Map(
    lines.slice(0, Math.min(en, tc)).flatMap((line): [string, string][] => {
      const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
  const unknown = [...heads.keys()].find((name) => name !== 'kind' && name !== 'spenders')
  if (unknown !== undefined) throw new Error(`"${unknown}:" is not known: use kind or spenders.`)
  const kind = kinds.find((one) => one === heads.get('kind'))
  if (kind === undefined) throw new Error(`"kind:" is one of ${kinds.join(', ')}.`)
  const wording = (from: number, to: number) => {
    const [title = '', ...body] = lines.slice(from + 1, to > from ? to : undefined)
    return { title: title.trim(), body: body.join('\n').trim() }
  }
  const spenders = (heads.get('spenders') ?? '').split(',').map((one) => one.trim())
  return {
    kind,
    en: wording(en, tc),
    tc: wording(tc, en),
    spenders: spenders.filter(Boolean),
  }
}
