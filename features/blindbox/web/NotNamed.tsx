import type { Text } from '#platform/std/text.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link } from 'wouter'

import { marketPath } from './paths.ts'
import { boxTexts } from './text.ts'

/** A screen whose address names nothing that exists. */
export function NotNamed({ title, body }: { readonly title: Text; readonly body: Text }) {
  const t = useText()
  return (
    <Frame>
      <EmptyState
        title={t(title)}
        body={t(body)}
        action={
          <Link to={marketPath} className={buttonClass()}>
            {t(boxTexts.toMarket)}
          </Link>
        }
      />
    </Frame>
  )
}
