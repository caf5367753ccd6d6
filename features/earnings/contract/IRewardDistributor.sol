// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that RewardDistributor shows in a wallet.
library DistributorReason {
    /// @dev Only the builder posts epochs.
    string internal constant NOT_BUILDER = "Only the builder may post epochs";
    /// @dev Only the guardian revokes them.
    string internal constant NOT_GUARDIAN = "Only the guardian may revoke epochs";
    /// @dev One epoch waits at a time.
    string internal constant WAITING = "Another epoch is waiting";
    /// @dev The epoch reads no further than the one that was accepted last.
    string internal constant BLOCK_READ = "That block was read before";
    /// @dev The epoch would read blocks that are not there.
    string internal constant BLOCK_AHEAD = "That block is not there yet";
    /// @dev Lists that belong together differ in length.
    string internal constant LENGTHS = "Lists differ in length";
    /// @dev Tokens are not in ascending order, one is named twice, or they are more than `MAX_TOKENS`.
    string internal constant TOKENS = "Tokens are out of order or too many";
    /// @dev A token's total is lower than what was accepted before.
    string internal constant LOWER = "Total is lower than before";
    /// @dev A total does not fit 128 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev The unpaid part of a total does not lie in the contract.
    string internal constant FUNDS = "Funds for this epoch are missing";
    /// @dev The epoch was never posted, or was accepted or revoked.
    string internal constant NOT_WAITING = "This epoch is not waiting";
    /// @dev The challenge time has not passed.
    string internal constant TOO_EARLY = "Challenge time has not passed";
    /// @dev Claims are paid from accepted epochs alone.
    string internal constant NOT_ACCEPTED = "This epoch is not accepted";
    /// @dev Account, token and amount are not a leaf of the epoch.
    string internal constant PROOF = "Not part of this epoch";
    /// @dev The epoch has leaves for more than its totals: what is above them waits for an epoch that funds it.
    string internal constant BEYOND = "Beyond the total of all epochs";
}

/// @title Rewards that are reckoned off chain from chain events, and claimed here.
/// @notice An epoch is a Merkle root over what every account has earned of every token since the beginning, up to a
/// block. The builder posts it with the hash of its public data file; for the challenge time anybody can reckon it
/// again and the guardian can revoke it; then anybody accepts it, and it can never be revoked again.
///
/// Funds come first: an epoch is neither posted nor accepted unless all it owes lies here. Totals never fall, and an
/// accepted epoch stays claimable for ever, so no later one takes back what an account was promised. Of a token no
/// more is ever paid than the total that was accepted.
/// Money comes in by plain TRX, `fund`, or a transfer, and leaves by `claim` alone, to the account that earned it.
/// There is no owner, no pause, no sweep and no upgrade; builder and guardian never change. What both together can
/// do: promise what lies here and is promised to nobody, to accounts of their choice, in the open for the whole
/// challenge time.
///
/// TRX is the zero address. A leaf is keccak256(keccak256(abi.encode(account, token, cumulative))), pairs are hashed in
/// ascending order: OpenZeppelin's standard tree of (address, address, uint256).
///
/// The life of an epoch: waiting (`post`), accepted (`accept`) or revoked (`revoke`).
interface IRewardDistributor {
    /// @notice `epoch` waits. Lists in the order of tokens.
    /// @param dataHash SHA-256 of the data file.
    /// @param upToBlock The last block that it reads.
    /// @param acceptableAt Unix seconds.
    /// @param totals Base units of each token that all accounts have earned since the beginning.
    event EpochPosted(
        uint256 indexed epoch,
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        uint256 acceptableAt,
        address[] tokens,
        uint256[] totals
    );
    /// @notice The guardian refused the epoch.
    event EpochRevoked(uint256 indexed epoch, string why);
    /// @notice The epoch can be claimed from, for ever.
    event EpochAccepted(uint256 indexed epoch, bytes32 root, uint256 upToBlock);
    /// @notice `account` was paid `amount` of `token`, by a leaf of `epoch` that says `cumulative`.
    event RewardClaimed(
        uint256 indexed epoch,
        address indexed account,
        address indexed token,
        uint256 amount,
        uint256 cumulative
    );
    /// @notice `amount` of `token` arrived from `from`, for ever. Of transfers by the token alone nothing is told.
    event Funded(address indexed from, address indexed token, uint256 amount);

    // ---- The life of an epoch

    /// @notice Posts an epoch. Builder only.
    /// @dev Reasons: NOT_BUILDER, WAITING, BLOCK_READ, BLOCK_AHEAD, LENGTHS, TOKENS, LOWER, TOO_MUCH, FUNDS.
    /// @param dataHash SHA-256 of the data file.
    /// @param upToBlock The last block that it reads, above that of the epoch accepted last.
    /// @param tokens Ascending, TRX first; a token that is left out keeps its total.
    /// @param totals Base units of each that all accounts have earned since the beginning: the sum of its leaves.
    /// @return epoch Numbered from 1.
    function post(
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        address[] calldata tokens,
        uint256[] calldata totals
    ) external returns (uint256 epoch);

    /// @notice Refuses a waiting epoch, for ever. Guardian only; never one that was accepted.
    /// @dev Reasons: NOT_GUARDIAN, NOT_WAITING.
    /// @param why For whoever reads the record.
    function revoke(uint256 epoch, string calldata why) external;

    /// @notice Accepts a waiting epoch whose challenge time has passed. Anybody may call.
    /// @dev Reasons: NOT_WAITING, TOO_EARLY, FUNDS.
    function accept(uint256 epoch) external;

    // ---- Claims

    /// @notice Pays an account what it has earned of each token and was not paid. Anybody may call; the money goes to
    /// the account. Nothing gates it. Where nothing is due, as after a later leaf, nothing is paid and nothing fails.
    /// @dev Reasons: NOT_ACCEPTED, LENGTHS, PROOF, BEYOND, TRANSFER_FAILED. A token that refuses its transfer stops the
    /// call: claim the others without it.
    /// @param epoch Any that was accepted.
    /// @param cumulatives What the leaves say, in the order of tokens.
    /// @param proofs Siblings from the leaf up.
    /// @return amounts Base units paid of each.
    function claim(
        uint256 epoch,
        address account,
        address[] calldata tokens,
        uint256[] calldata cumulatives,
        bytes32[][] calldata proofs
    ) external returns (uint256[] memory amounts);

    // ---- Funds

    /// @notice Adds a TRC-20 token of the caller, for ever. TRX comes by a plain transfer of it.
    function fund(address token, uint256 amount) external;

    /// @notice Of a token: base units that lie here, those promised by accepted epochs and not paid, and the rest.
    function reserve(address token) external view returns (uint256 balance, uint256 promised, uint256 free);

    // ---- Reads

    /// @notice Number of epochs ever posted: the highest number.
    function epochs() external view returns (uint256);

    /// @notice The epoch that waits; 0 where none does.
    function waitingEpoch() external view returns (uint256);

    /// @notice The epoch that was accepted last; 0 before the first.
    function acceptedEpoch() external view returns (uint256);

    /// @notice An epoch; all zero where there is none.
    /// @return state 1 waiting, 2 accepted, 3 revoked.
    function epochOf(uint256 epoch)
        external
        view
        returns (
            uint256 state,
            bytes32 root,
            bytes32 dataHash,
            uint256 upToBlock,
            uint256 acceptableAt,
            address[] memory tokens,
            uint256[] memory totals
        );

    /// @notice Base units that an account was paid of a token, since the beginning.
    function claimedOf(address account, address token) external view returns (uint256);

    /// @notice Base units of a token that were accepted and paid, of all accounts, since the beginning.
    function totalsOf(address token) external view returns (uint256 accepted, uint256 paid);

    /// @notice Who posts epochs.
    function builder() external view returns (address);

    /// @notice Who revokes them.
    function guardian() external view returns (address);

    /// @notice Seconds between posting and accepting.
    function challengeTime() external view returns (uint256);

    /// @notice The most tokens of one epoch.
    function MAX_TOKENS() external view returns (uint256);
}
