import type { FailureKind } from '#platform/std/failure.ts'
import { keyOf, wordsOf } from '#platform/std/lookAlike.ts'

import { accountFailures as f } from '../failures.ts'

/** The visible part of a nickname; without letters, all of it. Empty without a nickname. */
export function nicknameKey(nickname: string): string {
  const key = keyOf(nickname).replaceAll('rn', 'm').replaceAll('vv', 'w')
  return key === '' ? nickname.normalize('NFKC') : key
}

/** Words by whose prefix a nickname is found. */
export const nicknameWords = (nickname: string): readonly string[] => [
  ...new Set([...wordsOf(nickname), nicknameKey(nickname)].filter((word) => word !== '')),
]

/** Who writes so speaks for the platform: fake helpers are how members of other sites lost their money. */
const ours = ['Tessera', 'official', 'support', 'admin'].map(nicknameKey)
const oursUnspaced = [
  '客服',
  '客戶服務',
  '客户服务',
  '客戶支援',
  '客户支持',
  '官方',
  '管理員',
  '管理员',
].map(nicknameKey)
/** Words that such a word is joined with. */
const beside = ['the', 'real', 'team', 'help', 'desk', 'staff', 'service', 'care', 'live', 's'].map(
  nicknameKey,
)

/** One of our words, alone or joined with others of these alone: `badminton` and `supporter` are neither. */
const [named, any] = [ours.join('|'), [...ours, ...beside].join('|')]
const isNamed = new RegExp(`^(?:${any})*(?:${named})(?:${any})*$`)

/** Word boundaries: characters that are no letters, and changes of case, digits or signs. */
function piecesOf(nickname: string): readonly string[] {
  const pieces: string[] = []
  let last = ''
  for (const letter of nickname.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '')) {
    const kind = keyOf(letter) === '' ? '' : kindOf(letter)
    if (kind !== '' && kind === last) pieces[pieces.length - 1] += letter
    else if (kind !== '') pieces.push(letter)
    last = kind
  }
  return pieces
}

const kindOf = (letter: string): string =>
  (
    [
      ['upper', /\p{Lu}/u],
      ['lower', /\p{Ll}/u],
      ['digit', /\p{N}/u],
      ['letter', /\p{L}/u],
    ] as const
  ).find(([, is]) => is.test(letter))?.[0] ?? 'sign'

/** Pieces that follow each other are read together too: `T3ssera`, `a d m i n`, `Tes-sera`. */
function speaksForUs(nickname: string): boolean {
  const key = nicknameKey(nickname)
  if (oursUnspaced.some((word) => key.includes(word))) return true
  const pieces = piecesOf(nickname)
  return pieces.some((_, from) =>
    pieces.some((_unused, to) => isNamed.test(nicknameKey(pieces.slice(from, to + 1).join('')))),
  )
}

/** A beginning of an address and something left out: how addresses are shortened everywhere. */
const shortened = /^[T0]\w{2,}(\.{2,}|[·・*_-]{2,})\w|^T\w{5,}(\.{2,}|[·・*_-]{2,})/i

export function validateNickname(nickname: string): FailureKind | null {
  if (speaksForUs(nickname)) return f.NAME_OF_OURS
  return shortened.test(nickname.normalize('NFKC')) ? f.NAME_LIKE_ADDRESS : null
}
