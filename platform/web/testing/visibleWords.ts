/** What a reader reads of a rendered screen before anything is unfolded. */
export interface VisibleWords {
  /** Of Latin letters, without figures. */
  readonly words: number
  /** Of Chinese. */
  readonly characters: number
}

/** Who reads: what is rendered for a member alone, or for a guest alone, is not read by the other. */
export type Reader = 'guest' | 'member'

/** The most of a screen: `ux.md` of the design, forms to create a token and texts of users excepted. */
const wordBudget: VisibleWords = { words: 120, characters: 220 }

interface Open {
  readonly tag: string
  readonly hidden: boolean
  /** Only its summary is seen. */
  readonly folds: boolean
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const unseen = new Set(['script', 'style', 'template', 'dialog', 'title'])
const part = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)\/?>|([^<]+)/giu

/**
 * Counts texts of HTML as React renders it. Folds count by their summary, choices by what is chosen, figures and
 * addresses (`translate="no"`) not at all. The same text again, as in each row of a list, is read once.
 */
export function visibleWords(html: string, reader: Reader = 'guest'): VisibleWords {
  const seen = new Set(visibleTexts(html, reader))
  let [words, characters] = [0, 0]
  for (const text of seen) {
    characters += text.match(/\p{Script=Han}/gu)?.length ?? 0
    words += text.split(/[\s\p{Script=Han}]+/u).filter(isWord).length
  }
  return { words, characters }
}

/** What of a screen is beyond the budget of words; `nothing` where it is only a skeleton. */
export function beyondBudget(html: string, reader: Reader = 'member'): string[] {
  const { words, characters } = visibleWords(html, reader)
  return [
    ...(words + characters <= 20 ? ['nothing'] : []),
    ...(words > wordBudget.words ? [`${words} words`] : []),
    ...(characters > wordBudget.characters ? [`${characters} characters`] : []),
  ]
}

const isWord = (text: string): boolean => /\p{Script=Latin}/u.test(text) && !/\d/.test(text)

/** In their order, those that are repeated too. */
export const visibleTexts = (html: string, reader: Reader = 'guest'): string[] =>
  visibleParts(html, reader).texts

/** How many buttons, and links that look like one, have the colour of the one action that is due. */
export const filledButtons = (html: string, reader: Reader = 'guest'): number =>
  visibleParts(html, reader).filled

const filled = /\sclass="[^"]*\bbg-lapis text-lapis-ink\b/

function visibleParts(html: string, reader: Reader) {
  const texts: string[] = []
  let buttons = 0
  const open: Open[] = []
  for (const [, closes, name = '', attributes = '', text] of html.matchAll(part)) {
    const parent = open.at(-1)
    if (text !== undefined) {
      const read = decoded(text).trim()
      if (parent?.hidden !== true && parent?.folds !== true && read !== '') texts.push(read)
      continue
    }
    const tag = name.toLowerCase()
    if (closes !== '') {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue
    }
    if (empty.has(tag)) continue
    const folded = parent?.folds === true && tag !== 'summary'
    const hidden = parent?.hidden === true || folded || isUnseen(tag, attributes, reader)
    open.push({ tag, hidden, folds: tag === 'details' })
    if (!hidden && filled.test(attributes)) buttons += 1
  }
  return { texts, filled: buttons }
}

function isUnseen(tag: string, attributes: string, reader: Reader): boolean {
  if (unseen.has(tag)) return true
  if (tag === 'option') return !/\sselected(=|$|\s)/.test(attributes)
  if (/\shidden(=|\s|$)/.test(attributes.replace(/"[^"]*"/g, ''))) return true
  if (/\s(aria-hidden="true"|translate="no")/.test(attributes)) return true
  const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []
  if (classes.some((one) => one === 'sr-only' || one === 'invisible')) return true
  if (classes.includes('for-guests')) return reader === 'member'
  if (!classes.includes('hidden')) return false
  const ofMember = classes.some((one) => one.startsWith('in-data-')) || / data-of=/.test(attributes)
  return !(reader === 'member' && ofMember)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
}
const decoded = (text: string): string => text.replace(/&[#\w]+;/g, (one) => entities[one] ?? ' ')
