import { Button } from '#platform/ui/Button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { useState } from 'react'

import { proposalActions } from '../../actions.ts'
import { type Support, support as supports } from '../../shapes.ts'
import { proposalTexts as texts } from '../textProposal.ts'
import type { Found } from './found.ts'
import { useSignedVote } from './useSignedVote.ts'

const choices: readonly Support[] = ['for', 'against', 'abstain']
const labels = {
  for: texts.voteFor,
  against: texts.voteAgainst,
  abstain: texts.voteAbstain,
} as const

/** For, against or abstain, none of them chosen before; by signature where that is taken, else by a transaction. */
export function VoteBar({ found: { proposal, mine } }: { readonly found: Found }) {
  const t = useText()
  const [choice, setChoice] = useState<Support | null>(null)
  const plain = useAction(proposalActions.vote)
  const signed = useSignedVote()
  if (mine !== null && (mine.vote !== null || mine.refusal !== null)) return null
  const { proposalId } = proposal
  const isFree = mine !== null && mine.signedRefusal === null
  const number = choice === null ? null : String(supports.options.indexOf(choice))
  if (mine !== null && mine.signed !== null) {
    const { support: chosen } = mine.signed
    return (
      <StickyBar
        note={<p className="text-gold">{t(texts.waits, { support: t(texts[chosen]) })}</p>}
      >
        <Button
          full
          kind="quiet"
          busy={plain.busy}
          onClick={() =>
            void plain.start({ proposalId, support: String(supports.options.indexOf(chosen)) })
          }
        >
          {t(texts.byTransaction)}
        </Button>
      </StickyBar>
    )
  }
  const send = (): void => {
    if (number !== null) void plain.start({ proposalId, support: number })
  }
  const vote = async (): Promise<void> => {
    if (number === null) return
    // A wallet that signs no typed data votes by a transaction.
    if (!isFree || !(await signed.vote(proposalId, number))) send()
  }
  return (
    <StickyBar
      note={
        <div className="flex flex-col">
          <fieldset className="flex gap-2">
            <legend className="sr-only">{t(texts.choose)}</legend>
            {choices.map((one) => (
              <label
                key={one}
                className={classes(
                  'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-md border px-1 text-sm font-semibold text-ink [overflow-wrap:anywhere] has-focus-visible:outline-2 has-focus-visible:outline-lapis',
                  choice === one ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
                )}
              >
                <input
                  type="radio"
                  name="support"
                  className="sr-only"
                  checked={choice === one}
                  onChange={() => setChoice(one)}
                />
                <span>{t(texts[one])}</span>
              </label>
            ))}
          </fieldset>
          {choice !== null && <p className="pt-2">{t(texts.cannotChange)}</p>}
          {isFree && choice !== null && (
            <button
              type="button"
              className="min-h-11 self-center rounded-md px-3 text-sm font-semibold text-lapis"
              onClick={send}
            >
              {t(texts.byTransaction)}
            </button>
          )}
        </div>
      }
    >
      <SignedIn>
        <Button
          full
          busy={plain.busy || signed.busy}
          disabled={choice === null}
          onClick={() => void vote()}
        >
          {t(choice === null ? texts.vote : labels[choice])}
        </Button>
      </SignedIn>
    </StickyBar>
  )
}
