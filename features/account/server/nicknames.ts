import type { FailureKind } from '#platform/std/failure.ts'
import { keyOf, wordsOf } from '#platform/std/lookAlike.ts'

import { accountFailures as f } from '../failures.ts'

/** What of a nickname meets the eye; of one without letters, all of it. Empty where there is none. */
export function nicknameKey(nickname: string): string {
  const key = keyOf(nickname).replaceAll('rn', 'm').replaceAll('vv', 'w')
  return key === '' ? nickname.normalize('NFKC') : key
}

/** Words by whose beginning a nickname is found. */
export const nicknameWords = (nickname: string): readonly string[] => [
  ...new Set([...wordsOf(nickname), nicknameKey(nickname)].filter((word) => word !== '')),
]

/** Who writes so speaks for the platform: fake helpers are how members of other sites lost their money. */
const ours = ['Tessera', 'official', 'support', 'admin', '客服', '官方', '管理員', '管理员'].map(
  nicknameKey,
)

/** A beginning of an address and something left out: how addresses are shortened everywhere. */
const shortened = /^[T0]\w{2,}(\.{2,}|[·・*_-]{2,})\w|^T\w{5,}(\.{2,}|[·・*_-]{2,})/i

export function whyNotNickname(nickname: string): FailureKind | null {
  const key = nicknameKey(nickname)
  if (ours.some((word) => key.includes(word))) return f.NAME_OF_OURS
  return shortened.test(nickname.normalize('NFKC')) ? f.NAME_LIKE_ADDRESS : null
}
