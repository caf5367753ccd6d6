import type { PowerTexts } from '#platform/web/feature.ts'

const stays = {
  en: 'No lock is shortened, lessened or moved.',
  tc: '不得縮短、減少或移動任何鎖倉。',
}

export const lockPowers: PowerTexts = {
  lockCoin: {
    title: { en: 'Coin of lock B', tc: '鎖倉 B 的幣種' },
    can: { en: 'Name the coin that can be locked next.', tc: '指定之後可鎖倉的幣種。' },
    limit: {
      en: 'Only while nothing is locked, and after a delay; a new lock cancels it.',
      tc: '僅在無任何鎖倉時，且須等待；新鎖倉會使其失效。',
    },
    worst: stays,
  },
  lockOwner: {
    title: { en: 'Owner of lock B', tc: '鎖倉 B 的擁有者' },
    can: {
      en: 'Propose the next owner, or give the role up.',
      tc: '提名下一任擁有者，或放棄角色。',
    },
    limit: { en: 'The proposed owner has to accept.', tc: '被提名者須接受。' },
    worst: stays,
  },
  nextLockOwner: {
    title: { en: 'Proposed owner of lock B', tc: '鎖倉 B 的被提名擁有者' },
    can: { en: 'Become owner.', tc: '成為擁有者。' },
    limit: { en: 'As for the owner.', tc: '與擁有者相同。' },
    worst: stays,
  },
}
