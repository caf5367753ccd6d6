import type { PowerTexts } from '#platform/web/feature.ts'

const neverLess = {
  en: 'Never an allotment less, a stage later, or a withdrawal stopped.',
  tc: '不得減少配額、延後階段或停止提領。',
}

export const withdrawalPowers: PowerTexts = {
  withdrawalFee: {
    title: { en: 'Fee of staged withdrawals', tc: '分階段提領費率' },
    can: { en: 'Set the fee.', tc: '設定費率。' },
    limit: {
      en: 'At most 1%. A rise waits, a fall is immediate.',
      tc: '最高 1%。調升須等待，調降立即生效。',
    },
    worst: { en: 'A withdrawal costs 1%.', tc: '提領費率為 1%。' },
  },
  withdrawalFund: {
    title: { en: 'Receiver of the withdrawal fee', tc: '提領費收款地址' },
    can: { en: 'Name the address that receives the fee.', tc: '指定收取費用的地址。' },
    limit: { en: 'The fee alone, never an allotment.', tc: '僅限費用，不含配額。' },
    worst: { en: 'The fee goes to another address.', tc: '費用轉至其他地址。' },
  },
  withdrawalStages: {
    title: { en: 'Stages of withdrawals', tc: '提領階段' },
    can: { en: 'Add a stage after the last one.', tc: '在最後階段之後新增階段。' },
    limit: {
      en: 'At most 24, none later than ten years; existing ones never move.',
      tc: '最多 24 個，不晚於十年；既有階段不變。',
    },
    worst: { en: 'New allotments unlock late.', tc: '新配額較晚解鎖。' },
  },
  withdrawalAllotments: {
    title: { en: 'Allotments', tc: '配額' },
    can: { en: 'Allot funds that are not allotted.', tc: '分配尚未分配的資金。' },
    limit: neverLess,
    worst: {
      en: 'Unallotted funds go to accounts of its choice.',
      tc: '未分配的資金給予其選擇的帳戶。',
    },
  },
  withdrawalOpening: {
    title: { en: 'Opening of withdrawals', tc: '開放提領' },
    can: { en: 'Open withdrawals early.', tc: '提前開放提領。' },
    limit: neverLess,
    worst: {
      en: 'Nothing: they open by themselves at their time.',
      tc: '無：到期自動開放。',
    },
  },
}
