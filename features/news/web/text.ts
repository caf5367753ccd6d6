import { defineTexts } from '#platform/std/text.ts'

import { newsTitles } from './textTitles.ts'

export const newsTexts = defineTexts({
  ...newsTitles,
  news: { en: 'News', tc: '消息' },
  release: { en: 'Release', tc: '版本' },
  security: { en: 'Security', tc: '安全' },
  incident: { en: 'Incident', tc: '事件' },
  number: { en: '#{number}', tc: '第 {number} 則' },
  unread: { en: 'Unread', tc: '未讀' },
  unreadCount: { en: '{count} unread', tc: '{count} 則未讀' },
  manyUnread: { en: 'More than 9 unread', tc: '9 則以上未讀' },
  markAll: { en: 'Mark all as read', tc: '全部標為已讀' },
  none: { en: 'Nothing was announced yet', tc: '目前沒有公告' },
  toHome: { en: 'To the home screen', tc: '返回首頁' },
  toAll: { en: 'All announcements', tc: '所有公告' },
  noId: { en: 'No announcement was named', tc: '未指定公告' },
  verifying: { en: 'Verifying signatures…', tc: '正在驗證簽名…' },
  verified: {
    en: 'Signatures and numbers verified in your browser',
    tc: '簽名與編號已由您的瀏覽器驗證',
  },
  notVerified: {
    en: 'The check did not load. Reload the page before you trust this',
    tc: '驗證程式未能載入。信任此內容前請重新載入頁面',
  },
  faulty: {
    en: 'Verification failed. Do not act on these announcements',
    tc: '驗證失敗，請勿依照這些公告操作',
  },
  signature: {
    en: '#{number}: not signed by the announcer, or changed since',
    tc: '第 {number} 則：並非由公告發布者簽署，或簽署後遭變更',
  },
  link: {
    en: '#{number}: a security announcement with a link',
    tc: '第 {number} 則：安全公告含有連結',
  },
  gap: { en: '#{number} is missing', tc: '缺少第 {number} 則' },
  second: { en: 'There are two announcements #{number}', tc: '第 {number} 則出現兩次' },
  previous: {
    en: '#{number} does not continue the one before it',
    tc: '第 {number} 則未接續前一則',
  },
  changed: {
    en: '#{number} is another text than the one you read before',
    tc: '第 {number} 則與您先前閱讀的內容不同',
  },
  lost: {
    en: '#{number}, which you read before, is gone',
    tc: '您先前閱讀的第 {number} 則已不存在',
  },
  openApprovals: { en: 'Check my approvals', tc: '檢查我的授權' },
  spenders: { en: 'Contracts to revoke', tc: '應收回授權的合約' },
  links: { en: 'Links in this text', tc: '文中連結' },
  leaves: { en: 'Opens {site}', tc: '將開啟 {site}' },
  signedBy: { en: 'Signed by', tc: '簽署者' },
  copyAddress: { en: 'Copy the address', tc: '複製地址' },
  howToCheck: { en: 'How to check it yourself', tc: '如何自行驗證' },
  check: {
    en: 'The signed text below is a TRON message (signMessageV2). Verify it with any tool of TRON: its signer is the “announcer” in the published deployment file.',
    tc: '以下文字是以 TRON 訊息（signMessageV2）簽署。任何 TRON 工具都能驗證：簽署者即公開部署檔中的「announcer」。',
  },
  signedText: { en: 'Signed text', tc: '簽署文字' },
  copyText: { en: 'Copy the signed text', tc: '複製簽署文字' },
  theSignature: { en: 'Signature', tc: '簽名' },
  copySignature: { en: 'Copy the signature', tc: '複製簽名' },
  before: { en: 'Hash of the one before', tc: '前一則的雜湊' },
  noneWaits: { en: 'No announcement waits', tc: '沒有等待中的公告' },
  ownHash: { en: 'Hash of this announcement', tc: '此公告的雜湊' },
  releaseHash: { en: 'Release hash (SHA-256)', tc: '版本雜湊（SHA-256）' },
  copyHash: { en: 'Copy the hash', tc: '複製雜湊' },
})
