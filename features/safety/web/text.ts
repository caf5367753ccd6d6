import { defineTexts } from '#platform/std/text.ts'
import type { PowerTexts } from '#platform/web/feature.ts'

export const safetyTexts = defineTexts({
  noKey: { en: 'No key can move your funds', tc: '任何私鑰，都無法動用您的資金' },
  noKeyNote: {
    en: 'No contract can be upgraded, paused or emptied. All special permissions are listed below.',
    tc: '合約無法升級、暫停或掏空。全部特殊權限列於下方。',
  },
  approvals: { en: 'Your approvals', tc: '您的授權' },
  approvalsNote: {
    en: 'What others may take of your coins and cards',
    tc: '他人可動用的代幣與卡片',
  },
  exit: { en: 'Leave everything', tc: '全部退出' },
  exitNote: { en: 'All positions, one button each', tc: '所有持倉，各一個按鈕' },
  accounts: { en: 'Permissions of accounts', tc: '帳戶的權限' },
  contracts: { en: 'Permissions of contracts', tc: '合約的權限' },
  permissions: {
    en: '{count, plural, one {# permission} other {# permissions}}',
    tc: '{count} 項權限',
  },
  can: { en: 'Can', tc: '可以' },
  limit: { en: 'Limit', tc: '限制' },
  worst: { en: 'Worst case', tc: '最壞情況' },
  holder: { en: 'Holder', tc: '持有者' },
  contract: { en: 'Contract', tc: '合約' },
  functions: { en: 'Functions', tc: '函式' },
  delayOf: {
    en: '{days, plural, =0 {{seconds} seconds} one {# day} other {# days}}',
    tc: '{days, plural, =0 {{seconds} 秒} other {# 天}}',
  },
  atOnce: { en: 'immediate', tc: '立即' },
  after: { en: 'after {delay}', tc: '{delay}後' },
})

/** Powers of contracts that several features have. */
export const sharedPowers: PowerTexts = {
  vault: {
    title: { en: 'Reward vault', tc: '獎勵金庫' },
    can: { en: 'Set rewards aside and pay them.', tc: '預留並支付獎勵。' },
    limit: {
      en: 'Only the contract whose stakes it rewards; no account.',
      tc: '僅限其所獎勵的質押合約；不屬於任何帳戶。',
    },
    worst: { en: 'A contract has it, no account.', tc: '由合約持有，不屬於任何帳戶。' },
  },
}
