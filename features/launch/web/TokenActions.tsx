import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { issueActions } from '../actions.ts'
import type { LaunchToken } from '../shapes.ts'
import { launchTexts as texts } from './text.ts'
import { TokenPicture } from './TokenPicture.tsx'

/** An own token without a presale: it gets one, or is opened. */
export function TokenActions({ token }: { token: LaunchToken }) {
  const t = useText()
  const { start, busy } = useAction(issueActions.open)
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex items-center gap-3">
        <TokenPicture token={token} />
        <span className="min-w-0">
          <span translate="no" className="block truncate font-semibold">
            {token.name}
          </span>
          <span className="block text-xs text-soft">{t(texts.noSale)}</span>
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/createToken?token=${token.token}`}
          className={`${buttonClass('quiet', false, true)} text-lapis`}
        >
          {t(texts.giveSale)}
        </Link>
        <Button
          small
          kind="quiet"
          className="text-lapis"
          busy={busy}
          onClick={() => void start({ token: token.token })}
        >
          {t(texts.openIt)}
        </Button>
      </div>
    </div>
  )
}
