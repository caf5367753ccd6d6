import { defineTexts } from '#platform/std/text.ts'
import type { ChainTerms, ContractTerms } from '#platform/web/chainTerms.ts'

const texts = defineTexts({
  transfer: { en: 'Transfer', tc: '轉移' },
  approval: { en: 'Approval', tc: '授權' },
  amount: { en: 'Amount', tc: '數量' },
  from: { en: 'From', tc: '從' },
  to: { en: 'To', tc: '至' },
  owner: { en: 'Owner', tc: '持有人' },
  spender: { en: 'Who may take it', tc: '可動用者' },
})

const termsIn = (unit: 'TES' | 'USDT'): ContractTerms => ({
  names: {
    Transfer: texts.transfer,
    transfer: texts.transfer,
    transferFrom: texts.transfer,
    Approval: texts.approval,
    approve: texts.approval,
  },
  args: {
    from: { text: texts.from, unit: 'plain' },
    to: { text: texts.to, unit: 'plain' },
    owner: { text: texts.owner, unit: 'plain' },
    spender: { text: texts.spender, unit: 'plain' },
    value: { text: texts.amount, unit },
  },
})

/** The coins that the contracts of all features work with. */
export const tokenTerms: ChainTerms = { Tes: termsIn('TES'), Usdt: termsIn('USDT') }
