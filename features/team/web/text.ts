import { defineTexts } from '#platform/std/text.ts'

import { teamTitles } from './textTitles.ts'

export const teamTexts = defineTexts({
  ...teamTitles,
  activateTitle: { en: 'Activate your address', tc: '啟用您的地址' },
  activateLead: {
    en: 'Once, with the address that invited you. Buying and staking need it; leaving and claiming never do.',
    tc: '只需一次，填入邀請您的地址。購買與質押需要啟用；退出與領取則不需要。',
  },
  inviterAddress: { en: 'Inviter address', tc: '邀請人地址' },
  inviterPlaceholder: { en: 'T…', tc: 'T…' },
  noInviter: { en: 'I have no inviter', tc: '我沒有邀請人' },
  noInviterHint: {
    en: 'Fills in the community root. Like any inviter it gets 10% of the fees you pay; the 5% for an inviter above it go to the reward pool.',
    tc: '將填入社群根地址。它與任何邀請人一樣，分得您所付手續費的 10%；再上一層的 5% 歸獎勵池。',
  },
  rootFilled: { en: 'Community root', tc: '社群根地址' },
  remembered: { en: 'From your invitation link', tc: '來自您的邀請連結' },
  required: { en: 'Enter the inviter address', tc: '請填寫邀請人地址' },
  notAnAddress: { en: 'This is not a correct TRON address', tc: '地址不正確' },
  oneself: { en: 'You cannot be your own inviter', tc: '不能邀請自己' },
  inactive: {
    en: 'This address is not active itself, so it cannot invite',
    tc: '此地址尚未啟用，無法邀請他人',
  },
  unchecked: {
    en: 'The address could not be checked. Try again',
    tc: '無法檢查此地址，請再試一次',
  },
  checking: { en: 'Checking the address…', tc: '正在檢查地址…' },
  inviterActive: { en: 'This address is active', tc: '此地址已啟用' },
  fullAddress: { en: 'Your inviter will be', tc: '您的邀請人將是' },
  cannotChange: {
    en: 'It gets 10% of the fees you pay. This cannot be changed later.',
    tc: '此地址將分得您所付手續費的 10%，之後無法更改。',
  },
  activate: { en: 'Activate', tc: '啟用' },
  bindTitle: { en: 'Activate your address', tc: '啟用您的地址' },
  askBind: { en: 'Activate with this inviter?', tc: '以此邀請人啟用？' },
  buyCard: { en: 'Buy a card', tc: '購買卡片' },
  seeTeam: { en: 'See my team', tc: '查看我的團隊' },
  bindDone: { en: 'Your address is active', tc: '您的地址已啟用' },
  activeAddress: { en: 'Access to buying and staking', tc: '購買與質押的資格' },
  inviter: { en: 'Inviter', tc: '邀請人' },

  inviteLead: {
    en: 'People who join with your link are your direct members. You get 10% of the fees they pay and 5% of those paid by the people they invite, never a share of their money.',
    tc: '透過您的連結加入者為您的直屬成員。您分得他們所付手續費的 10%，以及他們所邀請者所付手續費的 5%，而非他們的資金。',
  },
  linkLabel: { en: 'Invitation link', tc: '邀請連結' },
  copyLink: { en: 'Copy link', tc: '複製連結' },
  copied: { en: 'Copied', tc: '已複製' },
  shareQr: { en: 'QR code of your invitation link', tc: '邀請連結的 QR 碼' },
  yourAddress: { en: 'Your address', tc: '您的地址' },
  copyAddress: { en: 'Copy address', tc: '複製地址' },
  myInviter: { en: 'My inviter', tc: '我的邀請人' },
  noInviterYet: { en: 'No inviter yet', tc: '尚未設定邀請人' },
  noneYet: { en: 'None yet', tc: '尚無' },
  setInviter: { en: 'Set inviter', tc: '設定邀請人' },
  notActiveYet: {
    en: 'Your address is not active yet. Set an inviter first; then your link invites.',
    tc: '您的地址尚未啟用。請先設定邀請人，之後您的連結即可邀請他人。',
  },
  isRoot: { en: 'You are the community root', tc: '您是社群根地址' },
  direct: { en: 'Direct members', tc: '直屬成員' },
  wholeTeam: { en: 'Team', tc: '團隊' },
  directLine: { en: 'People who join with your link', tc: '透過您的連結加入者' },
  joined: { en: 'Joined {date}', tc: '{date} 加入' },
  pending: { en: 'confirming', tc: '確認中' },
  teamOf: {
    en: '{count, plural, =0 {no team yet} one {# in the team} other {# in the team}}',
    tc: '{count, plural, =0 {尚無團隊} other {團隊 # 人}}',
  },
  emptyTitle: { en: 'Nobody yet', tc: '尚無成員' },
  emptyBody: {
    en: 'Send your link to a person you know. Their address appears here once it is active.',
    tc: '將連結傳給您認識的人，對方啟用後會顯示於此。',
  },
  honest: {
    en: 'Most people earn little or nothing from inviting. Only fees are shared, and only those actually paid.',
    tc: '多數人從邀請中所得甚少或沒有。僅分享實際支付的手續費。',
  },
  shown: { en: '{shown} of {total}', tc: '{shown} / {total}' },
})
