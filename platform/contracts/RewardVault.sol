// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IRewardVault, VaultReason} from "./IRewardVault.sol";
import {Kept, KeptWord} from "./Kept.sol";

/// @title The rewards of one staking contract. Its spender makes it in its own constructor.
contract RewardVault is IRewardVault {
    using SafeTRC20 for ITRC20;

    ITRC20 private immutable _COIN;

    /// @inheritdoc IRewardVault
    address public immutable spender;

    Kept private _promised = KeptWord.none();

    modifier onlySpender() {
        if (msg.sender != spender) revert(VaultReason.NOT_SPENDER);
        _;
    }

    constructor(ITRC20 coin_) {
        _COIN = coin_;
        spender = msg.sender;
    }

    /// @inheritdoc IRewardVault
    function setAside(uint256 amount) external onlySpender {
        Kept promised = _promised.plus(amount);
        if (promised.sum() > _COIN.balanceOf(address(this))) revert(VaultReason.RESERVE);

        // Effect:
        _promised = promised;
    }

    /// @inheritdoc IRewardVault
    function release(uint256 amount) external onlySpender {
        _lower(amount);
    }

    /// @inheritdoc IRewardVault
    function pay(address to, uint256 amount) external onlySpender {
        _lower(amount);

        // Interaction:
        _COIN.safeTransfer(to, amount);
    }

    /// @inheritdoc IRewardVault
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        balance = _COIN.balanceOf(address(this));
        promised = _promised.sum();
        free = Math.saturatingSub(balance, promised);
    }

    /// @inheritdoc IRewardVault
    function coin() external view returns (address) {
        return address(_COIN);
    }

    function _lower(uint256 amount) private {
        Kept promised = _promised;
        if (amount > promised.sum()) revert(VaultReason.NOT_PROMISED);

        // Effect:
        _promised = promised.minus(amount);
    }
}
