// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IMoney} from "../../team/contract/IMoney.sol";

/// @title Shares of an asset of the real world: a TRC-20 of whole shares, decimals 0.
/// @notice States: 0 for sale; 1 waiting, attested and with its target, 72 hours long; 2 releasable; 3 failed; 4 released.
///
/// What buyers pay lies here in escrow. It leaves only by `release`, to the issuer, once the attestor attested exactly the
/// document that buyers saw, the target is reached, and 72 hours have passed since the later of both; or back to buyers:
/// each takes its own out at any time before the release, and from the deadline on anyone sends it back, unless the sale
/// was attested in time and has its target. 10 days after the deadline a sale that was not released has failed as well.
///
/// Later attestations renew the reserve, each with another document; before the release each begins the 72 hours again. An
/// attestation older than 30 days stops `buy`, and nothing else.
///
/// After the release shares move between accounts of the allow-list, which is asked about the receiver alone. Dividends
/// are paid by the revenue address, the same for each share, also for shares that wait for a redemption: a transfer
/// leaves what they have earned to their former holder. A redemption is a request to the issuer at the reserve per share
/// attested last. It is no promise until the issuer has paid it in.
///
/// There is no owner, no freeze, no forced transfer, no recovery, no fee, no pause, no upgrade. A payment that is refused
/// by its receiver holds up nobody. What a coin takes for a transfer falls on the receiver. A coin that changes balances
/// by itself is no coin for an asset.
interface IRwaAsset is ITRC20, IMoney {
    /// @notice `buyer` paid `paid` into escrow for shares; `sold` are sold then.
    event Bought(address indexed buyer, uint256 shares, uint256 paid, uint256 sold);
    /// @notice All shares of `buyer` were given back for what they cost, or that is credited where `Credited` follows.
    event Refunded(address indexed buyer, uint256 shares, uint256 amount, uint256 sold);
    /// @notice The attestor confirmed a document, and that the asset holds `reserve` base units of the coin's worth.
    event Attested(bytes32 indexed document, uint256 reserve);
    /// @notice The escrow went to the issuer, or is credited where `Credited` follows.
    event Released(address indexed issuer, uint256 amount, uint256 shares);
    /// @notice `amount` arrived for all `shares` there were.
    event Distributed(uint256 amount, uint256 shares);
    /// @notice `account` was paid all dividends that its shares had earned.
    event Claimed(address indexed account, uint256 amount);
    /// @notice `account` asks the issuer to redeem shares for `amount`.
    /// @param number Counts all requests of the asset from 1.
    event RedemptionRequested(address indexed account, uint256 indexed number, uint256 shares, uint256 amount);
    /// @notice `account` took its request back.
    event RedemptionCancelled(address indexed account, uint256 indexed number);
    /// @notice The issuer paid a request: the shares are no more, `amount` arrived and waits here for `account`.
    event RedemptionFulfilled(address indexed account, uint256 indexed number, uint256 shares, uint256 amount);
    /// @notice `account` was paid its redemptions.
    event RedemptionClaimed(address indexed account, uint256 amount);

    // ---- The sale

    /// @notice Buys shares for `shares * price` of the coin, which are fetched and stay here in escrow.
    /// @dev Reasons: RwaReason.ZERO, ENDED, STALE, NOT_ALLOWED, TOO_FEW, KEEPS_A_PART; NOTHING_ARRIVED (of Deposits); the
    /// coin's own.
    function buy(uint256 shares) external;

    /// @notice Gives all shares of the caller back for what they cost, at any time before the release.
    /// @dev Reasons: RwaReason.RELEASED, NOTHING; the coin's own.
    function refund() external;

    /// @notice The same for another account once the sale has failed. Anyone may call; who refuses is credited.
    /// @dev Reasons: RwaReason.NOT_FAILED, NOTHING; INDIRECT (of Trx) where the payment fails.
    function refundFor(address account) external;

    /// @notice Confirms a document and the reserve. The first is the document that buyers saw, before the deadline; each
    /// later one is another, which was not attested before.
    /// @dev Reasons: RwaReason.NOT_ATTESTOR, AMOUNT, FAILED, OTHER_DOCUMENT, ATTESTED.
    /// @param document SHA-256 of the document.
    /// @param reserve What the asset holds for all shares, in base units of the coin.
    function attest(bytes32 document, uint256 reserve) external;

    /// @notice Sends the escrow to the issuer. Anyone may call; an issuer who is refused is credited.
    /// @dev Reasons: RwaReason.RELEASED, NOT_RELEASABLE; INDIRECT (of Trx) where the payment fails.
    function release() external;

    // ---- Dividends

    /// @notice Pays dividends, the same for each share there is. By the revenue address; the coin is fetched.
    /// @dev Reasons: RwaReason.NOT_REVENUE, NOT_RELEASED, BALANCE, AMOUNT; NOTHING_ARRIVED (of Deposits); the coin's own.
    function distribute(uint256 amount) external;

    /// @notice Pays the caller all dividends that its shares have earned, also of shares that it has no more.
    /// @dev Reasons: RwaReason.NOTHING; the coin's own.
    function claim() external;

    // ---- Redemption

    /// @notice Asks the issuer to redeem shares for `redemptionValue(shares)`. They earn on, and do not move.
    /// @dev Reasons: RwaReason.NOT_RELEASED, ZERO, REQUESTED, BALANCE, AMOUNT.
    function requestRedemption(uint256 shares) external;

    /// @notice Takes the caller's request back, at any time before it is paid.
    /// @dev Reason: RwaReason.NOT_REQUESTED.
    function cancelRedemption() external;

    /// @notice Pays the request of an account. By the issuer; the coin is fetched. The order of requests is for all to
    /// see, and the issuer's to keep: a request at the head cannot block those behind it.
    /// @dev Reasons: RwaReason.NOT_ISSUER, NOT_REQUESTED, ABOVE_MAX; NOTHING_ARRIVED (of Deposits); the coin's own.
    /// @param mostPaid The most that the issuer pays.
    function fulfil(address account, uint256 mostPaid) external;

    /// @notice Pays the caller its redemptions that the issuer has paid in.
    /// @dev Reasons: RwaReason.NOTHING; the coin's own.
    function claimRedemption() external;

    // ---- Reads

    function name() external view returns (string memory);

    function symbol() external view returns (string memory);

    function decimals() external view returns (uint8);

    /// @notice Whose list is asked, and who made the asset.
    function registry() external view returns (address);

    /// @notice What the asset was made with; `IRwaRegistry.make` explains it.
    /// @dev Reason: RwaReason.TEMPLATE.
    function terms()
        external
        view
        returns (bytes32 document, uint256[4] memory numbers, address coin, address issuer, address revenue);

    /// @notice Attests.
    function attestor() external view returns (address);

    /// @notice The state now, as above.
    function state() external view returns (uint256);

    /// @notice Shares, and times in unix seconds.
    /// @return shares There are so many: sold and not given back, less those redeemed.
    /// @return reachedAt When the target was reached; 0 while it is not, or where it was lost again.
    /// @return releasableAt From when on the money can be released; 0 while attestation or target is missing.
    /// @return expiresAt Until when, not included.
    /// @return releasedAt 0 before.
    function totals()
        external
        view
        returns (
            uint256 shares,
            uint256 reachedAt,
            uint256 releasableAt,
            uint256 expiresAt,
            uint256 releasedAt
        );

    /// @notice The last attestation; all zero before the first.
    /// @return reserve Base units of the coin, for all shares.
    /// @return time Unix seconds.
    /// @return shares Shares that the reserve is for; 0 before the release.
    function attestation() external view returns (uint256 reserve, uint256 time, uint256 shares);

    /// @notice When a document was attested, unix seconds; 0: never.
    function attestedAt(bytes32 document) external view returns (uint256);

    /// @notice Coins of the asset, in base units; their sum and all credits are what it owes. It has never less.
    /// @return escrow Of buyers, until released.
    /// @return dividends Distributed and not claimed.
    /// @return redemptions Paid in by the issuer and not claimed.
    function money() external view returns (uint256 escrow, uint256 dividends, uint256 redemptions);

    /// @notice What an account has here.
    /// @return shares All of its shares: `balanceOf`.
    /// @return waiting Of them, those that wait for a redemption.
    /// @return byRefund Base units by `refund`; 0 after the release.
    /// @return byClaim Base units by `claim`.
    /// @return byClaimRedemption Base units by `claimRedemption`.
    function holdingOf(address account)
        external
        view
        returns (uint256 shares, uint256 waiting, uint256 byRefund, uint256 byClaim, uint256 byClaimRedemption);

    /// @notice The open request of an account; all zero where there is none.
    /// @return number Its place among all requests.
    /// @return shares Shares that wait.
    /// @return amount Base units that the issuer would pay.
    /// @return time When it was requested, unix seconds.
    function redemptionOf(address account)
        external
        view
        returns (uint256 number, uint256 shares, uint256 amount, uint256 time);

    /// @notice Requests ever made, and the shares that wait now.
    function redemptions() external view returns (uint256 count, uint256 waiting);

    /// @notice What a request for shares would be paid: their part of the last attested reserve, rounded down; 0 before
    /// the release.
    function redemptionValue(uint256 shares) external view returns (uint256);

    /// @notice Whether a transfer would be done, and the reason where not: NOT_RELEASED, ADDRESS, NOT_ALLOWED, BALANCE or
    /// WAITING of RwaReason, which the transfer fails with.
    function canTransfer(address from, address to, uint256 shares) external view returns (bool can, string memory reason);

    /// @notice Buyers one after another, the last first: of zero the last one, of the first one zero. Also those who gave
    /// their shares back. For a sender of refunds of a sale that has failed; after the release it is not kept.
    function nextBuyer(address buyer) external view returns (address);

    /// @notice Seconds between attestation, with the target reached, and release.
    function LEAVING_TIME() external view returns (uint256);

    /// @notice Seconds after which an attestation stops `buy`.
    function ATTESTED_TIME() external view returns (uint256);

    /// @notice Seconds after the deadline in which a sale can still be released.
    function RELEASE_TIME() external view returns (uint256);
}
