import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'

import { proposalActions } from '../../actions.ts'
import type { stateNow } from '../proposals.ts'
import { proposalTexts as texts } from '../textProposal.ts'
import type { Found } from './found.ts'
import { VoteBar } from './VoteBar.tsx'

interface ProposalBarProps {
  readonly found: Found
  readonly state: ReturnType<typeof stateNow>
}

/** The one step that is due: vote, queue, execute, or its proposer's cancelling. */
export function ProposalBar({ found, state }: ProposalBarProps) {
  const { address } = useSession()
  const { proposer, proposalId } = found.proposal
  if (state === 'active') return <VoteBar found={found} />
  if (state === 'succeeded') return <Step of="queue" proposalId={proposalId} />
  if (state === 'ready') return <Step of="execute" proposalId={proposalId} />
  if (state === 'pending' && address === proposer)
    return <Step of="cancel" proposalId={proposalId} />
  return null
}

interface StepProps {
  readonly of: 'queue' | 'execute' | 'cancel'
  readonly proposalId: string
}

function Step({ of, proposalId }: StepProps) {
  const t = useText()
  const { start, busy } = useAction(proposalActions[of])
  return (
    <StickyBar>
      <SignedIn>
        <Button
          full
          kind={of === 'cancel' ? 'quiet' : 'primary'}
          busy={busy}
          onClick={() => void start({ proposalId })}
        >
          {t(texts[of])}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}
