import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { AllProposals } from './list/AllProposals.tsx'
import { daoTexts as texts } from './textDao.ts'

// Each is a screen of its own.
const ProposalPage = lazyComponent(
  async () => (await import('./one/ProposalPage.tsx')).ProposalPage,
  null,
)

/** All proposals, or the one of `?proposalId=`. */
export function DaoScreen() {
  const [search] = useSearchParams()
  const proposalId = (search.get('proposalId') ?? '').trim()
  return (
    <Frame sequential>
      {proposalId === '' ? (
        <AllProposals />
      ) : /^[1-9]\d{0,77}$/.test(proposalId) ? (
        <ProposalPage key={proposalId} proposalId={proposalId} />
      ) : (
        <NoProposal />
      )}
    </Frame>
  )
}

function NoProposal() {
  const t = useText()
  return (
    <EmptyState
      title={t(texts.notNamed)}
      body={t(texts.notNamedBody)}
      next={{ to: '/dao', text: t(texts.toDao) }}
    />
  )
}
