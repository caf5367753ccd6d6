import type { PowerTexts } from '#platform/web/feature.ts'

export const adminPowers: PowerTexts = {
  logAnchor: {
    title: { en: 'Anchors of the operators’ log', tc: '營運紀錄的錨定' },
    can: {
      en: 'Write the number and the hash of the log’s last row.',
      tc: '寫入營運紀錄末列的編號與雜湊值。',
    },
    limit: {
      en: 'Numbers only rise; what is written stays. No money.',
      tc: '編號只增不減，寫入後不可更改；不涉及資金。',
    },
    worst: {
      en: 'A false hash: the log is shown as wrong from that row on.',
      tc: '寫入錯誤的雜湊值：自該列起，紀錄會顯示為不符。',
    },
  },
}
