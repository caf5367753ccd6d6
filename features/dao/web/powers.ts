import type { PowerTexts } from '#platform/web/feature.ts'

export const daoPowers: PowerTexts = {
  daoPool: {
    title: { en: 'Timelock of the community DAO', tc: '社群 DAO 時間鎖' },
    can: {
      en: 'Pay from the community pool what a proposal has decided.',
      tc: '依已通過的提案由社群資金池付款。',
    },
    limit: {
      en: 'At most a tenth of a coin’s pool in 30 days; 2 % of all TES must be in favour.',
      tc: '每種幣 30 天內最多支付資金池的十分之一，且須有全部 TES 的 2 % 贊成。',
    },
    worst: {
      en: 'The pool pays whom the votes name. Stakes for votes cannot be touched.',
      tc: '資金池付款予投票指定的對象。投票質押不受影響。',
    },
  },
}
