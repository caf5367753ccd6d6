import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useSession } from '#platform/web/session.tsx'

import { issueApi, saleApi } from '../api.ts'
import type { Entry, OwnToken, SaleView } from '../shapes.ts'
import { shortSun, tokensText } from './amounts.ts'
import { presalePath } from './paths.ts'
import { entryLook, stateLook } from './saleAt.ts'
import { launchTexts as texts } from './text.ts'
import { TokenActions } from './TokenActions.tsx'
import { TokenPicture } from './TokenPicture.tsx'

const again = 30_000

/** What the reader takes part in, and what it created; nothing where there is neither. */
export function MyPresales() {
  const t = useText()
  const { address } = useSession()
  return (
    <>
      <PagedRows
        endpoint={saleApi.mine}
        input={{}}
        keyOf={({ presale }) => presale.sale}
        row={(one) => <MyEntry {...one} />}
        first={5}
        again={again}
        heading={<h2 className="text-lg">{t(texts.mine)}</h2>}
      />
      {address !== null && (
        <PagedRows
          key={address}
          endpoint={issueApi.swapIssuedList}
          input={{ creator: address }}
          keyOf={({ token }) => token}
          row={(token) => <MyToken token={token} />}
          first={3}
          again={again}
          heading={<h2 className="text-lg">{t(texts.myTokens)}</h2>}
        />
      )}
    </>
  )
}

function MyEntry({ presale, mine }: { presale: SaleView; mine: Entry }) {
  const t = useText()
  const { text, tone } = entryLook[mine.state]
  const { token } = presale
  return (
    <ListRow
      to={presalePath(presale.sale)}
      leading={<TokenPicture token={token} />}
      title={<span translate="no">{token.symbol}</span>}
      note={
        mine.insideShares === 0
          ? t(texts.shares, { count: mine.shares })
          : t(texts.bothShares, { presale: mine.shares, inside: mine.insideShares })
      }
      trailing={<Chip tone={tone}>{t(text)}</Chip>}
      trailingNote={
        mine.claimable === '0' ? shortSun(mine.paid) : tokensText(mine.claimable, token)
      }
    />
  )
}

function MyToken({ token }: { token: OwnToken }) {
  const t = useText()
  const { sale, saleState, state } = token
  if (sale === null && state === 'closed') return <TokenActions token={token} />
  return (
    <ListRow
      to={sale === null ? `/token?address=${token.token}` : presalePath(sale)}
      leading={<TokenPicture token={token} />}
      title={<span translate="no">{token.name}</span>}
      note={<span translate="no">{token.symbol}</span>}
      trailing={<Chip>{t(saleState === null ? texts.open : stateLook[saleState].text)}</Chip>}
    />
  )
}
