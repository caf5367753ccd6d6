// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {MerkleProof} from "@openzeppelin/tron-contracts/utils/cryptography/MerkleProof.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {DistributorReason, IRewardDistributor} from "./IRewardDistributor.sol";

/// @title Rewards that are reckoned off chain, and claimed here.
/// @dev Guarded against calls from within wherever money moves or is counted: what lies here is reckoned from balances.
contract RewardDistributor is IRewardDistributor, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    uint256 private constant WAITING = 1;
    uint256 private constant ACCEPTED = 2;
    uint256 private constant REVOKED = 3;

    struct Epoch {
        uint8 state;
        uint64 upToBlock;
        uint64 acceptableAt;
        bytes32 root;
        bytes32 dataHash;
        address[] tokens;
        uint256[] totals;
    }

    /// @dev One word, and never zero again: a claim pays for no new slot of it.
    struct Totals {
        uint128 accepted;
        uint128 paid;
    }

    /// @inheritdoc IRewardDistributor
    uint256 public constant MAX_TOKENS = 16;

    /// @inheritdoc IRewardDistributor
    address public immutable builder;
    /// @inheritdoc IRewardDistributor
    address public immutable guardian;
    /// @inheritdoc IRewardDistributor
    uint256 public immutable challengeTime;

    /// @inheritdoc IRewardDistributor
    uint256 public epochs;
    /// @inheritdoc IRewardDistributor
    uint256 public waitingEpoch;
    /// @inheritdoc IRewardDistributor
    uint256 public acceptedEpoch;
    /// @inheritdoc IRewardDistributor
    mapping(address account => mapping(address token => uint256)) public claimedOf;

    mapping(uint256 epoch => Epoch) private _epochs;
    mapping(address token => Totals) private _totals;

    constructor(address builder_, address guardian_, uint256 challengeTime_) {
        builder = builder_;
        guardian = guardian_;
        challengeTime = challengeTime_;
    }

    /// @dev TRX of whoever sends it: the fee splitter's pool, above all.
    receive() external payable {
        emit Funded(msg.sender, address(0), msg.value);
    }

    // ---- The life of an epoch

    /// @inheritdoc IRewardDistributor
    function post(
        bytes32 root,
        bytes32 dataHash,
        uint256 upToBlock,
        address[] calldata tokens,
        uint256[] calldata totals
    ) external returns (uint256 epoch) {
        if (msg.sender != builder) revert(DistributorReason.NOT_BUILDER);
        if (waitingEpoch != 0) revert(DistributorReason.WAITING);
        if (upToBlock <= _epochs[acceptedEpoch].upToBlock) revert(DistributorReason.BLOCK_READ);
        if (upToBlock >= block.number) revert(DistributorReason.BLOCK_AHEAD);
        _check(tokens, totals);

        // Effect:
        epoch = ++epochs;
        waitingEpoch = epoch;
        uint256 acceptableAt = block.timestamp + challengeTime;
        _epochs[epoch] = Epoch({
            state: uint8(WAITING),
            upToBlock: uint64(upToBlock),
            acceptableAt: uint64(acceptableAt),
            root: root,
            dataHash: dataHash,
            tokens: tokens,
            totals: totals
        });

        emit EpochPosted(epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals);
    }

    /// @inheritdoc IRewardDistributor
    function revoke(uint256 epoch, string calldata why) external {
        if (msg.sender != guardian) revert(DistributorReason.NOT_GUARDIAN);
        Epoch storage waiting = _waiting(epoch);

        // Effect:
        waiting.state = uint8(REVOKED);
        waitingEpoch = 0;

        emit EpochRevoked(epoch, why);
    }

    /// @inheritdoc IRewardDistributor
    function accept(uint256 epoch) external nonReentrant {
        Epoch storage waiting = _waiting(epoch);
        if (block.timestamp < waiting.acceptableAt) revert(DistributorReason.TOO_EARLY);

        // Effect: nothing was accepted since it was posted, so no total falls.
        uint256 length = waiting.tokens.length;
        for (uint256 i; i < length; ++i) {
            (address token, uint256 total) = (waiting.tokens[i], waiting.totals[i]);
            _checkFunds(token, total);
            _totals[token].accepted = uint128(total);
        }
        waiting.state = uint8(ACCEPTED);
        waitingEpoch = 0;
        acceptedEpoch = epoch;

        emit EpochAccepted(epoch, waiting.root, waiting.upToBlock);
    }

    // ---- Claims

    /// @inheritdoc IRewardDistributor
    function claim(
        uint256 epoch,
        address account,
        address[] calldata tokens,
        uint256[] calldata cumulatives,
        bytes32[][] calldata proofs
    ) external nonReentrant returns (uint256[] memory amounts) {
        uint256 length = tokens.length;
        if (_epochs[epoch].state != ACCEPTED) revert(DistributorReason.NOT_ACCEPTED);
        if (length != cumulatives.length || length != proofs.length) revert(DistributorReason.LENGTHS);

        // Effect: one by one, so that a token that is named twice pays once.
        bytes32 root = _epochs[epoch].root;
        amounts = new uint256[](length);
        for (uint256 i; i < length; ++i) {
            bytes32 leaf = keccak256(abi.encode(account, tokens[i], cumulatives[i]));
            leaf = keccak256(abi.encode(leaf));
            if (!MerkleProof.verifyCalldata(proofs[i], root, leaf)) revert(DistributorReason.PROOF);
            amounts[i] = _take(epoch, account, tokens[i], cumulatives[i]);
        }

        // Interaction:
        for (uint256 i; i < length; ++i) {
            if (amounts[i] > 0) _pay(tokens[i], account, amounts[i]);
        }
    }

    // ---- Funds

    /// @inheritdoc IRewardDistributor
    function fund(address token, uint256 amount) external nonReentrant {
        uint256 before = _balanceOf(token);

        // Interaction: first here, since the event tells what arrived. No book of ours is kept of it.
        ITRC20(token).safeTransferFrom(msg.sender, address(this), amount);

        emit Funded(msg.sender, token, _balanceOf(token) - before);
    }

    /// @inheritdoc IRewardDistributor
    function reserve(address token) external view returns (uint256 balance, uint256 promised, uint256 free) {
        balance = _balanceOf(token);
        promised = _totals[token].accepted - _totals[token].paid;
        free = balance > promised ? balance - promised : 0;
    }

    // ---- Reads

    /// @inheritdoc IRewardDistributor
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
        )
    {
        Epoch storage one = _epochs[epoch];
        (state, root, dataHash) = (one.state, one.root, one.dataHash);
        (upToBlock, acceptableAt) = (one.upToBlock, one.acceptableAt);
        (tokens, totals) = (one.tokens, one.totals);
    }

    /// @inheritdoc IRewardDistributor
    function totalsOf(address token) external view returns (uint256 accepted, uint256 paid) {
        return (_totals[token].accepted, _totals[token].paid);
    }

    // ---- Inside

    function _waiting(uint256 epoch) private view returns (Epoch storage waiting) {
        waiting = _epochs[epoch];
        if (waiting.state != WAITING) revert(DistributorReason.NOT_WAITING);
    }

    function _check(address[] calldata tokens, uint256[] calldata totals) private view {
        if (tokens.length != totals.length) revert(DistributorReason.LENGTHS);
        if (tokens.length > MAX_TOKENS) revert(DistributorReason.TOKENS);
        for (uint256 i; i < tokens.length; ++i) {
            if (i > 0 && tokens[i] <= tokens[i - 1]) revert(DistributorReason.TOKENS);
            if (totals[i] < _totals[tokens[i]].accepted) revert(DistributorReason.LOWER);
            if (totals[i] > type(uint128).max) revert(DistributorReason.TOO_MUCH);
            _checkFunds(tokens[i], totals[i]);
        }
    }

    function _checkFunds(address token, uint256 total) private view {
        if (total - _totals[token].paid > _balanceOf(token)) revert(DistributorReason.FUNDS);
    }

    /// @dev Writes down what a leaf still owes.
    function _take(
        uint256 epoch,
        address account,
        address token,
        uint256 cumulative
    ) private returns (uint256 amount) {
        uint256 claimed = claimedOf[account][token];
        if (cumulative <= claimed) return 0;
        amount = cumulative - claimed;
        Totals memory totals = _totals[token];
        if (amount > totals.accepted - totals.paid) revert(DistributorReason.BEYOND);

        claimedOf[account][token] = cumulative;
        _totals[token].paid = totals.paid + uint128(amount);

        emit RewardClaimed(epoch, account, token, amount, cumulative);
    }

    function _pay(address token, address account, uint256 amount) private {
        if (token == address(0)) Trx.send(account, amount);
        else ITRC20(token).safeTransferChecked(account, amount);
    }

    function _balanceOf(address token) private view returns (uint256) {
        return token == address(0) ? address(this).balance : ITRC20(token).balanceOf(address(this));
    }
}
