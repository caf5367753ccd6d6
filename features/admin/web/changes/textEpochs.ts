import { defineTexts } from '#platform/std/text.ts'

export const epochTexts = defineTexts({
  post: { en: 'Post an epoch', tc: '提交期次' },
  posted: { en: '{count, plural, one {# epoch} other {# epochs}}', tc: '{count} 期' },
  root: { en: 'Root', tc: '根值' },
  dataHash: { en: 'SHA-256 of the data', tc: '資料的 SHA-256' },
  upToBlock: { en: 'Up to block', tc: '截至區塊' },
  coins: { en: 'Coins, {symbol} first', tc: '代幣，{symbol} 在前' },
  totals: { en: 'Total of each, in order', tc: '依序為每種代幣的總額' },
  membersAffected: {
    en: 'Members that it pays, after the challenge time',
    tc: '獲得支付的會員，挑戰期後生效',
  },
  postBack: { en: 'The guardian revokes it while it waits', tc: '等待期間由守護者撤銷' },

  revoke: { en: 'Revoke an epoch', tc: '撤銷期次' },
  noneWaits: { en: 'None waits', tc: '無等待中的期次' },
  waits: { en: 'Epoch {epoch} waits', tc: '第 {epoch} 期等待中' },
  epoch: { en: 'Epoch', tc: '期次' },
  why: { en: 'Public reason', tc: '公開原因' },
  membersWait: {
    en: 'Members that it would pay. Accepted epochs stay',
    tc: '原應獲得支付的會員。已接受的期次不受影響',
  },
  revokeBack: { en: 'A right epoch is posted', tc: '提交正確的期次' },

  builder: { en: 'Propose the next builder', tc: '提名下一任建置者' },
  nextBuilder: { en: 'Next builder', tc: '下一任建置者' },
  builderAffected: {
    en: 'Who posts epochs, after seven days and an acceptance',
    tc: '提交期次者，七天後經接受生效',
  },
  builderBack: { en: 'Refuse it before it is accepted', tc: '在接受前拒絕' },
  builderRefuse: { en: 'Refuse the proposed builder', tc: '拒絕被提名的建置者' },
  builderAccept: { en: 'Accept the builder’s role', tc: '接受建置者職權' },
  noneProposed: { en: 'Nobody is proposed', tc: '無提名' },
  proposedNow: { en: '{account}, from {time}', tc: '{account}，自 {time} 起' },
  proposedAffected: { en: 'The proposed address alone', tc: '僅被提名的地址' },
  proposeAgain: { en: 'Propose it again', tc: '再次提名' },
})
