import type { Locale } from '#platform/std/text.ts'

interface SendLabels {
  readonly account: RegExp
  readonly send: string
  readonly coin: string
  readonly address: string
  readonly amount: string
  readonly required: string
  readonly hex: RegExp
  readonly own: string
  readonly firstTime: string
  readonly newAccount: string
  readonly ask: (amount: string) => string
  readonly fee: string
  readonly done: string
}

/** Texts of sending coins, as a user reads them. */
export const sendLabels: Record<Locale, SendLabels> = {
  en: {
    account: /^Account T/,
    send: 'Send',
    coin: 'Coin',
    address: 'Recipient’s address',
    amount: 'Amount',
    required: 'Enter the recipient’s address',
    hex: /^This is an address in hex/,
    own: 'This is your own address',
    firstTime: 'First time you send to this address. Check every group.',
    newAccount: 'This address is new on TRON: 1.1 TRX more for its account.',
    ask: (amount) => `Send ${amount}?`,
    fee: '1.1 TRX: the address is new on TRON',
    done: 'Coins sent',
  },
  tc: {
    account: /^帳戶 T/,
    send: '轉帳',
    coin: '幣種',
    address: '收款地址',
    amount: '數量',
    required: '請輸入收款地址',
    hex: /^此為十六進位地址/,
    own: '這是您自己的地址',
    firstTime: '首次轉給此地址，請逐段核對。',
    newAccount: '此地址尚未在 TRON 啟用，另需 1.1 TRX 啟用費。',
    ask: (amount) => `轉出 ${amount}？`,
    fee: '1.1 TRX：此地址尚未在 TRON 啟用',
    done: '代幣已轉出',
  },
}
