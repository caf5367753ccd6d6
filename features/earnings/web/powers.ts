import type { PowerTexts } from '#platform/web/feature.ts'

const handover = {
  can: {
    en: 'Propose the next builder, or refuse a proposal.',
    tc: '提名下一位建立者，或拒絕提名。',
  },
  limit: {
    en: 'The proposed builder accepts after 7 days; builder and guardian can each refuse until then.',
    tc: '被提名者 7 天後才能接任；在此之前，建立者與監護者皆可拒絕。',
  },
  worst: {
    en: 'The role is not handed over. Accepted epochs stay as they are.',
    tc: '角色無法交接。已接受的期次不受影響。',
  },
}

export const earningsPowers: PowerTexts = {
  epochBuilder: {
    title: { en: 'Builder of reward epochs', tc: '獎勵期次建立者' },
    can: { en: 'Post an epoch of level bonuses.', tc: '發布一期等級加成。' },
    limit: {
      en: 'Only unpromised funds of the pool; an epoch waits and can be revoked before it is accepted.',
      tc: '僅限獎勵池未承諾的資金；每期須等待，接受前可被撤銷。',
    },
    worst: {
      en: 'Bonuses of unaccepted epochs go to the wrong accounts, or none is posted. What was accepted is paid.',
      tc: '未接受的期次可能分配錯誤，或不發布任何一期。已接受者照常支付。',
    },
  },
  epochGuardian: {
    title: { en: 'Guardian of reward epochs', tc: '獎勵期次監護者' },
    can: { en: 'Revoke an epoch that waits.', tc: '撤銷等待中的期次。' },
    limit: { en: 'Never an accepted one.', tc: '不得撤銷已接受的期次。' },
    worst: {
      en: 'No new epoch is accepted. What was accepted is paid.',
      tc: '不再有新的期次被接受。已接受者照常支付。',
    },
  },
  builderProposal: { title: { en: 'Handover of the builder', tc: '建立者交接' }, ...handover },
  nextBuilder: {
    title: { en: 'Proposed builder', tc: '被提名的建立者' },
    can: { en: 'Become builder.', tc: '成為建立者。' },
    limit: {
      en: 'Seven days after the proposal, unless it is refused.',
      tc: '提名 7 天後，且未被拒絕。',
    },
    worst: { en: 'As for the builder.', tc: '與建立者相同。' },
  },
}
