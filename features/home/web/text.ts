import { defineTexts } from '#platform/std/text.ts'

import { homeTitles } from './textTitles.ts'

export const homeTexts = defineTexts({
  ...homeTitles,
  heroTitle: {
    en: 'Cards that earn only what is already set aside',
    tc: '卡片的每筆獎勵，都已預先存入合約',
  },
  connect: { en: 'Connect wallet', tc: '連接錢包' },
  browse: { en: 'Look around first', tc: '先瀏覽' },
  signIn: { en: 'Sign in', tc: '登入' },
  signInBody: {
    en: 'Sign in to see what you hold here. One signature, which costs nothing.',
    tc: '登入以查看您的持有。只需簽署一次，無須費用。',
  },
  activateBody: {
    en: 'Your address is not active yet. Buying and staking need an inviter.',
    tc: '您的地址尚未啟用。購買與質押需要邀請人。',
  },
  activate: { en: 'Activate', tc: '啟用' },
  moreFunctions: { en: 'More functions', tc: '更多功能' },
  cards: { en: 'Cards', tc: '卡片' },
  earn: { en: 'Earn', tc: '賺取' },
  community: { en: 'Community', tc: '社群' },
  tools: { en: 'Tools', tc: '工具' },
})
