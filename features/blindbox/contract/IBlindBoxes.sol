// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that BlindBoxes shows in a wallet.
library BoxReason {
    /// @dev Buying and reserving need an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The TRX sent do not cover what is due.
    string internal constant PRICE = "TRX sent is below the price";
    /// @dev Series are numbered from 1 to `seriesCount()`.
    string internal constant SERIES = "No such series";
    /// @dev Only the operator creates series, posts secrets, stands series down and takes his own back.
    string internal constant NOT_OPERATOR = "Only the operator can do this";
    /// @dev Price, times, first share or penalty of a new series do not fit together.
    string internal constant TERMS = "Series terms out of range";
    /// @dev The penalty of a new series is below what its dearest card costs.
    string internal constant PENALTY = "Penalty is below the dearest card";
    /// @dev None, or more at once than the call takes.
    string internal constant COUNT = "Number out of range";
    /// @dev The operator has stood the series down: what is not opened is returned for its full price.
    string internal constant CLOSED = "This series is closed; give the box back";
    /// @dev The series is not on sale yet, or not any more.
    string internal constant NOT_ON_SALE = "This series is not on sale";
    /// @dev The urn holds fewer cards that nobody has a box for.
    string internal constant TOO_FEW = "Too few boxes left";
    /// @dev The series is sold in another number of payments.
    string internal constant PAYMENTS = "This series is paid in another way";
    /// @dev A price or a limit is beyond what can be kept.
    string internal constant AMOUNT = "Amount is too large";
    /// @dev The caller's own limit for a day would be passed.
    string internal constant LIMIT = "Above your daily limit";
    /// @dev The caller has no such box, or it is in another state, or named twice.
    string internal constant NOT_YOURS = "Not your box, or not in this state";
    /// @dev The time for the second payment is over.
    string internal constant EXPIRED = "The reservation has expired";
    /// @dev The box is not reserved, or its time is not over and the caller is not its holder.
    string internal constant NOT_RELEASED = "Nothing to release yet";
    /// @dev The operator has to post a new chain of secrets first.
    string internal constant NO_SECRET = "No secret is posted for this series";
    /// @dev The operator's bond does not cover one more request; boxes can be returned.
    string internal constant BOND = "The operator's bond is too small";
    /// @dev There is no such request as named, or it was settled or refunded.
    string internal constant NO_REQUEST = "No such open request";
    /// @dev Requests of a series are settled in the order they were made.
    string internal constant ORDER = "An earlier request comes first";
    /// @dev The block that the draw depends on does not exist yet.
    string internal constant SAME_BLOCK = "Please wait for the next block";
    /// @dev The request's time is over, or that of one before it.
    string internal constant LATE = "Only a refund is open now";
    /// @dev The secret is not the one that was bound to the request.
    string internal constant SECRET = "Wrong secret";
    /// @dev The source has not returned the word of the request.
    string internal constant NO_WORD = "The random word is not there yet";
    /// @dev The request can still be settled.
    string internal constant NOT_LATE = "The request can still be settled";
    /// @dev Requests are open: their secrets cannot change.
    string internal constant PENDING = "Requests are open";
    /// @dev The sale has not ended.
    string internal constant NOT_ENDED = "The sale has not ended";
    /// @dev The bond is held for boxes that are out, or for open requests.
    string internal constant HELD = "This bond is still held";
    /// @dev No credit.
    string internal constant NOTHING = "Nothing to withdraw";
}

/// @title Tessera's blind boxes: cards drawn from a sealed urn, so that anyone can check it.
/// @notice A prize is a card of Cards that this contract holds. A series is made with its cards, at most 100: the urn
/// is sealed by that call and changes by draws alone. A series never has more boxes than cards left. The price of a box
/// waits here until it is drawn, and its holder may return it for the full price at any time before.
///
/// A box is opened in two steps. `open` takes the holder's seed and nothing after that. `settle`, by anyone, brings the
/// secret that the operator was bound to before; the draw follows from secret, seed, the hash of the block after the
/// request's, the request and this contract. Requests of a series are settled in their order. Where the contract was
/// made with a source of words, the secret of a request is the first 20 bytes of keccak256 of the source's word for it,
/// not one of the operator's, and anyone can pass it. A request that is not settled within `deadline` blocks is
/// refunded by anyone, and every later request at once. The holder gets what the boxes cost. The operator's bond pays a
/// penalty for each box:
/// - Secrets of the operator: twice the penalty. Of it the holder gets at most what the boxes cost, so silence can
///   double his money and no more; all the rest, which is the whole penalty at least, goes to the reward pool.
/// - Words from a source: once the penalty, to the reward pool alone, since the operator cannot keep a source from
///   being silent. Nobody who opens a box gains by it.
/// The penalty is a price in USDT. At each request it is converted into sun and set aside of the bond for each box being
/// opened; while requests are open it never falls. Where the oracle has no price, no box is opened.
///
/// The operator can stand a series down, for ever: nothing of it is sold or opened from then on, open requests are
/// settled or refunded as before, and unopened boxes are returned for their full price. The cards left in the urn stay
/// in it: the operator gains nothing by standing down an urn that has become expensive.
///
/// Of a price FEE goes to the fee splitter along the holder's line when the box is drawn. Amounts are sun unless stated
/// otherwise. A contract that refuses TRX, or needs more than 50,000 energy for it, is credited, only in a call of a
/// wallet itself that leaves 100,000 energy for the payment: no account can make a payment fail that would succeed.
/// There is no owner, no pause and no upgrade; only buying and reserving require activation.
interface IBlindBoxes {
    /// @notice A series was made and its urn sealed.
    /// @param price Base units of USDT (6 decimals) of a box.
    /// @param start Unix seconds, as `end`, which is not included.
    /// @param firstShare Hundredths of a percent paid first, within `completeTime` seconds the rest; 0: all at once.
    /// @param penalty Base units of USDT for each box that is not drawn in time.
    event SeriesCreated(
        uint256 indexed seriesId,
        uint256 price,
        uint256 start,
        uint256 end,
        uint256 firstShare,
        uint256 completeTime,
        uint256 penalty,
        uint256[] tokenIds
    );
    /// @notice Requests from `firstRequest` on are bound to the secrets whose chain ends in `tip`.
    event ChainPosted(uint256 indexed seriesId, bytes20 tip, uint256 firstRequest);
    /// @notice The bond of a series grew.
    event BondAdded(uint256 indexed seriesId, address indexed from, uint256 amount);
    /// @notice The operator took bond back.
    event BondWithdrawn(uint256 indexed seriesId, uint256 amount);
    /// @notice Boxes `firstBox` and the `count - 1` after it were bought, each for `price`.
    event Bought(
        address indexed holder,
        uint256 indexed seriesId,
        uint256 firstBox,
        uint256 count,
        uint256 price
    );
    /// @notice Boxes were reserved. Of each `price` `firstPart` is paid; the rest is due before `expiry`, unix seconds.
    event Reserved(
        address indexed holder,
        uint256 indexed seriesId,
        uint256 firstBox,
        uint256 count,
        uint256 price,
        uint256 firstPart,
        uint256 expiry
    );
    /// @notice Reserved boxes were paid for in full, with `amount` more.
    event Completed(address indexed holder, uint256 indexed seriesId, uint256[] boxIds, uint256 amount);
    /// @notice A reservation ended; its first part went back.
    event Released(address indexed holder, uint256 indexed boxId, uint256 amount);
    /// @notice Sealed boxes were returned for their full price.
    event GivenBack(address indexed holder, uint256 indexed seriesId, uint256[] boxIds, uint256 amount);
    /// @notice After the sale the operator took unsold boxes, to open them like any holder.
    event TakenBack(uint256 indexed seriesId, uint256 firstBox, uint256 count);
    /// @notice Boxes are to be opened. `settle` and `refund` take these very values.
    /// @param amount What the boxes cost together.
    /// @param blockNumber The request's block; the draw depends on the hash of the one after it.
    event Requested(
        uint256 indexed requestId,
        address indexed holder,
        uint256[] boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber
    );
    /// @notice Boxes were drawn: `tokenIds` in the order of the request's boxes.
    /// @param blockHash Of the block after the request's.
    /// @param fee Went to the fee splitter; the rest of the request's amount is proceeds of the series.
    event Settled(
        uint256 indexed requestId,
        address indexed holder,
        bytes20 secret,
        bytes32 blockHash,
        uint256[] tokenIds,
        uint256 fee
    );
    /// @notice The operator stood a series down.
    event SeriesClosed(uint256 indexed seriesId);
    /// @notice A request was not settled in time. The holder got `amount` and `penalty`, the pool is credited `toPool`;
    /// both penalties came out of the bond.
    event Refunded(
        uint256 indexed requestId,
        address indexed holder,
        uint256 amount,
        uint256 penalty,
        uint256 toPool
    );
    /// @notice The proceeds of a series went to the fund.
    event ProceedsWithdrawn(uint256 indexed seriesId, uint256 amount);
    /// @notice A payment was refused by `account`, or is the pool's, and waits.
    event Credited(address indexed account, uint256 amount);
    /// @notice A credit was paid.
    event Withdrawn(address indexed account, uint256 amount);
    /// @notice An address limits what it spends here in a day to `limit` sun (0: no limit), from `time` on, unix seconds.
    event LimitSet(address indexed user, uint256 limit, uint256 time);

    // ---- Making a series

    /// @notice Makes a series of cards of the operator, who lets this contract move them. They are never taken out but
    /// by draws.
    /// @dev Reasons: NOT_OPERATOR, COUNT, TERMS, PENALTY; the reason of Cards for a card that cannot be moved.
    /// @param price Base units of USDT of a box, paid in TRX at the oracle's rate of the moment.
    /// @param start Unix seconds.
    /// @param end Unix seconds, not included.
    /// @param firstShare Hundredths of a percent to be paid first; 0 for one payment.
    /// @param completeTime Seconds to pay the rest in; 0 for one payment.
    /// @param penalty Base units of USDT for each box; at least what the dearest of the cards costs.
    /// @param tokenIds At most MAX_CARDS.
    function createSeries(
        uint256 price,
        uint256 start,
        uint256 end,
        uint256 firstShare,
        uint256 completeTime,
        uint256 penalty,
        uint256[] calldata tokenIds
    ) external;

    /// @notice Binds the operator to secrets: `tip` is the hash of the first, which is the hash of the second, and so
    /// on. Where words come from a source the tip binds to nothing, and the call confirms that the operator's bond
    /// covers the series' draws: at first, and again after a refund.
    /// @dev Reasons: SERIES, NOT_OPERATOR, PENDING. A chain never needs more secrets than cards are left.
    /// @param tip The first 20 bytes of keccak256 of the first secret's 20 bytes.
    function postChain(uint256 seriesId, bytes20 tip) external;

    /// @notice Adds TRX to the bond of a series. Anyone may.
    /// @dev Reasons: SERIES, AMOUNT.
    function addBond(uint256 seriesId) external payable;

    // ---- Getting a box

    /// @notice Buys boxes of a series that is sold in one payment. The TRX sent are the most that is paid; change returns.
    /// @dev Reasons: NOT_ACTIVE, PRICE, SERIES, COUNT, NOT_ON_SALE, PAYMENTS, CLOSED, TOO_FEW, AMOUNT, LIMIT,
    /// TRANSFER_FAILED.
    function buy(uint256 seriesId, uint256 count) external payable;

    /// @notice Reserves boxes of a series that is sold in two payments: pays the first part of each, fixes the second.
    /// @dev Reasons: as `buy`.
    function reserve(uint256 seriesId, uint256 count) external payable;

    /// @notice Pays the second part of boxes that the caller reserved. Change returns.
    /// @dev Reasons: COUNT, CLOSED, NOT_YOURS, EXPIRED, PRICE, TRANSFER_FAILED.
    /// @param boxIds Of one series.
    function complete(uint256[] calldata boxIds) external payable;

    // ---- Giving it back

    /// @notice Ends a reservation and returns its first part whole: its holder at any time, anyone after its expiry.
    /// @dev Reasons: NOT_RELEASED; those of Trx where the payment fails.
    function release(uint256 boxId) external;

    /// @notice Gives sealed boxes back for all that they cost. Nothing gates it.
    /// @dev Reasons: COUNT, NOT_YOURS, TRANSFER_FAILED.
    /// @param boxIds Of one series.
    function giveBack(uint256[] calldata boxIds) external;

    // ---- Opening

    /// @notice Requests a draw of sealed boxes. Nothing of it can be changed afterwards.
    /// @dev Reasons: COUNT, NOT_YOURS, CLOSED, NO_SECRET, BOND; that of the oracle without a price; those of
    /// `IWordSource.ask` if words come from a source.
    /// @param boxIds Of one series, at most MAX_BOXES; drawn in this order.
    /// @param seed Anything the caller likes.
    function open(uint256[] calldata boxIds, bytes32 seed) external;

    /// @notice Draws the boxes of a request for its holder. Anyone may, with the secret; all else is as in `Requested`.
    /// @dev Reasons: NO_REQUEST, ORDER, LATE, SAME_BLOCK, SECRET; NO_WORD. Runs no code of a holder.
    function settle(
        uint256 requestId,
        address holder,
        uint256[] calldata boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber,
        bytes20 secret
    ) external;

    /// @notice Returns what the boxes of a request cost, with the holder's part of the penalty, where it was not settled
    /// in time, or one before it was not. Anyone may; all is as in `Requested`. The series then waits for a new chain of
    /// secrets.
    /// @dev Reasons: NO_REQUEST, NOT_LATE; those of Trx where the payment fails.
    function refund(
        uint256 requestId,
        address holder,
        uint256[] calldata boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber
    ) external;

    // ---- Ending it

    /// @notice Ends sale and opening of a series for ever. Open requests can be settled and boxes returned as before.
    /// @dev Reasons: SERIES, NOT_OPERATOR, CLOSED.
    function standDown(uint256 seriesId) external;

    /// @notice Makes boxes, without payment, of cards that no box is sold for; the operator opens them like any holder.
    /// @dev Reasons: SERIES, NOT_OPERATOR, NOT_ENDED, COUNT, CLOSED, TOO_FEW.
    function takeBack(uint256 seriesId, uint256 count) external;

    /// @notice Pays bond back to the operator: what no open request holds, and nothing as long as a box is out, until
    /// OPEN_TIME after the end of the sale.
    /// @dev Reasons: SERIES, NOT_OPERATOR, HELD, TRANSFER_FAILED.
    function withdrawBond(uint256 seriesId, uint256 amount) external;

    /// @notice Pays what drawn boxes of a series have earned to the fund. Anyone may call.
    /// @dev Reasons: SERIES, TRANSFER_FAILED.
    function withdrawProceeds(uint256 seriesId) external;

    /// @notice Pays an account what it is credited. Anyone may call.
    /// @dev Reasons: NOTHING, TRANSFER_FAILED.
    function withdraw(address account) external;

    // ---- A limit against oneself

    /// @notice Limits what the caller can spend here on one day (of UTC), in sun; 0 for no limit. Buying and reserving
    /// count with the whole price, returning a box subtracts nothing. A lower limit applies at once, a higher one, or
    /// none, after 24 hours.
    /// @dev Reasons: AMOUNT.
    function setDailyLimit(uint256 sun) external;

    // ---- Reads

    /// @notice Number of series; they are numbered from 1.
    function seriesCount() external view returns (uint256);

    /// @notice What a series is offered under, as in `SeriesCreated`; never changes.
    /// @dev Reasons: SERIES; so do the reads below that name a series.
    function offerOf(uint256 seriesId)
        external
        view
        returns (
            uint256 price,
            uint256 start,
            uint256 end,
            uint256 firstShare,
            uint256 completeTime,
            uint256 penalty
        );

    /// @notice Sun that a box costs now.
    function priceOf(uint256 seriesId) external view returns (uint256);

    /// @notice Cards of the urn at its sealing, left in it now, of these with no box out, and boxes being opened.
    function stockOf(uint256 seriesId)
        external
        view
        returns (uint256 size, uint256 left, uint256 free, uint256 pending);

    /// @notice Whether the operator has stood a series down.
    function isClosed(uint256 seriesId) external view returns (bool);

    /// @notice The cards left in the urn, in the order that the next draw picks from.
    function urnOf(uint256 seriesId) external view returns (uint256[] memory tokenIds);

    /// @notice Sun of the bond, and of it what open requests hold.
    function bondOf(uint256 seriesId) external view returns (uint256 bond, uint256 held);

    /// @notice Sun that is set aside as the penalty of each box being opened; while none is, of the last that was.
    function penaltyOf(uint256 seriesId) external view returns (uint256);

    /// @notice Sun of the bond that a request made now sets aside for each of its boxes, and for each box that is being
    /// opened already.
    /// @dev Reasons: SERIES; that of the oracle without a price.
    function setAsideOf(uint256 seriesId) external view returns (uint256);

    /// @notice The chain of secrets. `standing`: requests can be bound to it. `next` is the request to be settled next, `last`
    /// the last that was made; ids of requests.
    function chainOf(uint256 seriesId)
        external
        view
        returns (bool standing, bytes20 tip, uint256 next, uint256 last);

    /// @notice Sun that drawn boxes have earned and that wait for `withdrawProceeds`.
    function proceedsOf(uint256 seriesId) external view returns (uint256);

    /// @notice A box. Of one that is being opened or was opened only the request is known here; whose it is stands in
    /// `Requested`.
    /// @return state 0 none, or returned, released or refunded; 1 reserved, 2 sealed, 3 being opened, 4 opened.
    /// @return holder Of a box in state 1 or 2.
    /// @return price What it costs in all.
    /// @return paid What of it is paid.
    /// @return expiry Unix seconds; 0 where it is not reserved.
    /// @return requestId 0 before the box is being opened.
    function boxOf(uint256 boxId)
        external
        view
        returns (
            uint256 state,
            address holder,
            uint256 price,
            uint256 paid,
            uint256 expiry,
            uint256 requestId
        );

    /// @notice What an account is credited.
    function creditOf(address account) external view returns (uint256);

    /// @notice The limit of today in sun (0: none), what counts against it, and the one that holds from `time` on, where
    /// `time`, unix seconds, is not 0.
    function dailyLimitOf(address user)
        external
        view
        returns (uint256 limit, uint256 spent, uint256 later, uint256 time);
}
