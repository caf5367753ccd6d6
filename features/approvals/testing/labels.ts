import type { Locale } from '#platform/std/text.ts'

interface ApprovalsLabels {
  readonly account: RegExp
  readonly link: string
  readonly connect: string
  readonly couldTake: (count: number) => string
  readonly none: string
  readonly unlimited: string
  readonly allCards: string
  readonly unknown: string
  readonly revoke: string
  readonly ask: string
  readonly askCards: string
  readonly done: string
  readonly lookUp: string
  readonly spender: string
  readonly contract: RegExp
  readonly find: string
  readonly wrongAddress: string
  readonly noContract: string
  readonly nothingFound: string
}

/** Texts of the screen of approvals, as a user reads them. */
export const approvalsLabels: Record<Locale, ApprovalsLabels> = {
  en: {
    account: /^Account T/,
    link: 'Approvals',
    connect: 'Connect a wallet',
    couldTake: (count) => `${count} ${count === 1 ? 'approval' : 'approvals'} could take`,
    none: 'Nothing is approved',
    unlimited: 'Unlimited',
    allCards: 'All cards',
    unknown: 'Unknown',
    revoke: 'Revoke',
    ask: 'Take back this approval?',
    askCards: 'Take back the right to move all cards?',
    done: 'Approval taken back',
    lookUp: 'Look up a spender',
    spender: 'Spender’s address',
    contract: /^Coin or card contract/,
    find: 'Look up',
    wrongAddress: 'Enter an address that begins with T and has 34 characters',
    noContract: 'There is no coin and no card contract at this address',
    nothingFound: 'Nothing is approved for this spender.',
  },
  tc: {
    account: /^帳戶 T/,
    link: '授權管理',
    connect: '連接錢包',
    couldTake: (count) => `${count} 項授權可能動用`,
    none: '目前沒有授權',
    unlimited: '無上限',
    allCards: '全部卡片',
    unknown: '未知',
    revoke: '收回授權',
    ask: '收回此授權？',
    askCards: '收回轉移全部卡片的權限？',
    done: '已收回授權',
    lookUp: '查詢授權對象',
    spender: '授權對象地址',
    contract: /^代幣或卡片合約/,
    find: '查詢',
    wrongAddress: '請輸入以 T 開頭、共 34 個字元的地址',
    noContract: '此地址不是代幣或卡片合約',
    nothingFound: '此對象沒有任何授權。',
  },
}
