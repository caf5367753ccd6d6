import type { Locale } from '#platform/std/text.ts'

interface TeamLabels {
  readonly whatCounts: string
  readonly lookAt: RegExp
  readonly up: string
  readonly search: string
  readonly searchWrong: string
  readonly notFound: string
  readonly line: (line: number) => RegExp
  readonly setInviter: string
  readonly fromLink: string
  readonly active: string
  readonly firstLine: RegExp
  readonly secondLine: RegExp
  readonly yours: string
}

/** Texts of the team screen, as a user reads them. */
export const teamLabels: Record<Locale, TeamLabels> = {
  en: {
    whatCounts: 'What counts',
    lookAt: /^Look at the team of /,
    up: 'Back up',
    search: 'Search by address',
    searchWrong: 'An address begins with T and has no 0, O, I or l',
    notFound: 'Nobody in your team has this address',
    line: (line) => new RegExp(`^Line ${line} ·`),
    setInviter: 'Set inviter',
    fromLink: 'From your invitation link',
    active: 'Your address is active',
    firstLine: /^First line/,
    secondLine: /^Second line/,
    yours: 'You earned',
  },
  tc: {
    whatCounts: '計算方式',
    lookAt: /^查看 .* 的團隊$/,
    up: '返回上層',
    search: '以地址搜尋',
    searchWrong: '地址以 T 開頭，且不含 0、O、I、l',
    notFound: '團隊中沒有此地址',
    line: (line) => new RegExp(`^第 ${line} 層 ·`),
    setInviter: '設定邀請人',
    fromLink: '來自您的邀請連結',
    active: '您的地址已啟用',
    firstLine: /^第一層・/,
    secondLine: /^第二層・/,
    yours: '您的所得',
  },
}
