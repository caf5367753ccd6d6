// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Votes} from "@openzeppelin/tron-contracts/governance/utils/Votes.sol";
import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ITRC6372} from "@openzeppelin/tron-contracts/interfaces/ITRC6372.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {TIP712} from "@openzeppelin/tron-contracts/utils/cryptography/TIP712.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Time} from "@openzeppelin/tron-contracts/utils/types/Time.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {VoteStakeReason} from "./DaoReason.sol";
import {IVoteStake} from "./IVoteStake.sol";

/// @title TES staked for votes, and for nothing else.
contract VoteStake is IVoteStake, Votes {
    using SafeTRC20 for ITRC20;

    /// @inheritdoc IVoteStake
    address public immutable coin;

    /// @inheritdoc IVoteStake
    mapping(address account => uint256) public stakedOf;

    constructor(address coin_) TIP712("Tessera VoteStake", "1") {
        coin = coin_;
    }

    // ---- The life of a stake

    /// @inheritdoc IVoteStake
    function stake(uint256 amount) external {
        if (amount == 0) revert(VoteStakeReason.ZERO);

        // Interaction: first here, since what arrives is what is staked. TES has no hook.
        amount = Deposits.take(ITRC20(coin), address(this), amount);
        uint256 staked = stakedOf[msg.sender] + amount;

        // Effect:
        stakedOf[msg.sender] = staked;
        _transferVotingUnits(address(0), msg.sender, amount);

        emit Staked(msg.sender, amount, staked);
    }

    /// @inheritdoc IVoteStake
    function leave(uint256 amount) external {
        uint256 staked = stakedOf[msg.sender];
        if (amount == 0) revert(VoteStakeReason.ZERO);
        if (amount > staked) revert(VoteStakeReason.BALANCE);

        // Effect:
        stakedOf[msg.sender] = staked - amount;
        _transferVotingUnits(msg.sender, address(0), amount);

        emit Left(msg.sender, amount, staked - amount);

        // Interaction:
        ITRC20(coin).safeTransfer(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc IVoteStake
    function getHeldVotes(address account, uint256 timepoint, uint256 heldFor) external view returns (uint256) {
        return Math.min(getPastVotes(account, timepoint), getPastVotes(account, timepoint - heldFor));
    }

    /// @inheritdoc IVoteStake
    function totalStaked() external view returns (uint256) {
        return _getTotalSupply();
    }

    /// @inheritdoc IVotes
    /// @dev Who has named nobody votes itself, without a slot for it: 20,000 energy of a first stake.
    function delegates(address account) public view override(IVotes, Votes) returns (address) {
        address named = super.delegates(account);
        return named == address(0) ? account : named;
    }

    /// @inheritdoc ITRC6372
    function clock() public view override(ITRC6372, Votes) returns (uint48) {
        return Time.timestamp();
    }

    /// @inheritdoc ITRC6372
    function CLOCK_MODE() public pure override(ITRC6372, Votes) returns (string memory) {
        return "mode=timestamp";
    }

    // ---- Inside

    /// @dev Zero is nobody's: its votes would be lost, and could not be subtracted when the stake leaves.
    function _delegate(address account, address delegatee) internal override {
        super._delegate(account, delegatee == address(0) ? account : delegatee);
    }

    function _getVotingUnits(address account) internal view override returns (uint256) {
        return stakedOf[account];
    }
}
