import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownSources, repositoryRoot } from '../../scripts/contract-sources.ts'

interface Body {
  readonly file: string
  readonly name: string
  readonly isOpen: boolean
  readonly text: string
}

/**
 * What a contract pays with: TRX by the library, coins, rewards by their vault; and other calls by
 * hand.
 */
const payment =
  /\bTrx\.(?:trySend|send)\(|\.safeTransfer(?:Checked)?\(|\)\.pay\(|\{value: |\bcall(?:NoReturn)?\(/

/**
 * Functions that anyone may call and that pay an account, by file: `CardMarket.cancelOffer`. Read
 * from the sources; a function pays if it, or one of its feature that it names, does.
 */
export function payingFunctions(): string[] {
  const bodies = ownSources()
    .filter((file) => !/\/(?:I[A-Z]\w*|Trx|local\/\w+)\.sol$/.test(file))
    .flatMap(bodiesOf)
  const paying = new Set(bodies.filter(({ text }) => payment.test(text)))
  for (let before = -1; before !== paying.size;) {
    before = paying.size
    const names = [...paying].map(({ file, name }) => `${path.dirname(file)} ${name}`)
    for (const body of bodies) if (callsOneOf(body, names)) paying.add(body)
  }
  return [...paying]
    .filter(({ isOpen }) => isOpen)
    .map(({ file, name }) => `${path.basename(file, '.sol')}.${name}`)
    .toSorted()
}

function callsOneOf({ file, text }: Body, names: readonly string[]): boolean {
  const folder = path.dirname(file).replace(/\/public$/, '')
  return names.some((one) => {
    const [where = '', name = ''] = one.split(' ')
    if (where.replace(/\/public$/, '') !== folder && !where.endsWith('/public')) return false
    return new RegExp(`(?<![\\w.])${name}\\(`).test(text)
  })
}

function bodiesOf(file: string): Body[] {
  const source = readFileSync(path.join(repositoryRoot, file), 'utf8').replace(/\/\/.*$/gm, '')
  const found = source.matchAll(/\bfunction (\w+)\(([^{;]*)\{([\s\S]*?)\n {4}\}/g)
  return [...found].map(([, name = '', head = '', text = '']) => {
    return { file, name, isOpen: /\b(?:external|public)\b/.test(head), text }
  })
}
