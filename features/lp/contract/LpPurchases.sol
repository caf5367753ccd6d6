// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {ITwapOracle} from "../../exchange/contract/ITwapOracle.sol";
import {IWtrx} from "../../exchange/contract/IWtrx.sol";
import {ZapReason} from "../../exchange/contract/IZap.sol";
import {Zapper} from "../../exchange/contract/public/Zapper.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {ILpPurchases, PurchaseReason} from "./ILpPurchases.sol";
import {PurchaseRewards} from "./PurchaseRewards.sol";

/// @title Buying liquidity for a reward.
/// @dev The amount of a reward is in PurchaseRewards; this contract sells liquidity and issues its reward. Guarded
/// against reentrancy: a zap computes from balances.
contract LpPurchases is PurchaseRewards, Zapper, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    /// @notice The contracts that this one works with, for ever.
    struct Parts {
        ITeam team;
        ITRC20 rewardToken;
        ITwapOracle oracle;
        IPairFactory factory;
        IWtrx wtrx;
        address usdt;
    }

    /// @dev Two words; `issue` writes the first alone.
    struct Purchase {
        address buyer;
        uint40 time;
        uint16 pool;
        bool issued;
        uint128 liquidity;
        uint96 reward;
    }

    /// @dev The fields of a purchase's event; together, since the stack has no room for each.
    struct Bargain {
        uint256 amount0;
        uint256 amount1;
        uint256 worth;
        uint256 reward;
        uint256 issueTime;
    }

    ITeam public immutable team;

    address[] private _pools;
    /// @dev Numbered from 1.
    mapping(address pair => uint256) private _numbers;
    mapping(uint256 id => Purchase) private _purchases;

    /// @param others The coins that each have a pool with USDT, each once.
    constructor(
        Parts memory parts,
        Terms memory terms_,
        address[] memory others
    ) PurchaseRewards(parts.rewardToken, parts.oracle, terms_) Zapper(parts.factory, parts.wtrx, parts.usdt) {
        team = parts.team;
        for (uint256 i; i < others.length; ++i) {
            address pair = parts.factory.getPair(others[i], parts.usdt);
            assert(pair != address(0) && _numbers[pair] == 0);
            _pools.push(pair);
            _numbers[pair] = _pools.length;
        }
        assert(_pools.length < 1 << 16);
    }

    // ---- Buying

    /// @inheritdoc ILpPurchases
    function buy(
        address pair,
        address coin,
        uint256 amount,
        uint256 minLiquidity,
        uint256 minReward,
        uint256 deadline
    ) external payable nonReentrant returns (uint256 id, uint256 liquidity) {
        if (!team.isActive(msg.sender)) revert(PurchaseReason.NOT_ACTIVE);
        uint256 number = _numbers[pair];
        if (number == 0) revert(PurchaseReason.PAIR);
        if (coin != address(0) && coin != usdt) revert(PurchaseReason.COIN);
        if (block.timestamp > deadline) revert(ZapReason.EXPIRED);

        // Interaction: first here, since what went into the pool is what earns.
        Bargain memory made;
        (liquidity, made.amount0, made.amount1) = _zap(pair, coin, amount, minLiquidity, msg.sender);

        made.worth = 2 * (IPair(pair).token0() == usdt ? made.amount0 : made.amount1);
        (id, made.reward) = _earn(made.worth, minReward);
        made.issueTime = _record(id, number, liquidity, made.reward);

        emit Bought(
            id,
            msg.sender,
            pair,
            coin,
            amount,
            made.amount0,
            made.amount1,
            liquidity,
            made.worth,
            made.reward,
            made.issueTime
        );
    }

    /// @inheritdoc ILpPurchases
    function issue(uint256 id) external {
        Purchase memory purchase = _purchases[id];
        if (purchase.reward == 0) revert(PurchaseReason.NONE);
        if (purchase.issued) revert(PurchaseReason.ISSUED);
        if (block.timestamp < purchase.time + _waiting()) revert(PurchaseReason.TOO_EARLY);

        // Effect:
        _purchases[id].issued = true;

        emit Issued(id, purchase.buyer, purchase.reward);

        // Interaction:
        IRewardVault(vault).pay(purchase.buyer, purchase.reward);
    }

    // ---- Reads

    /// @inheritdoc ILpPurchases
    function purchaseOf(uint256 id)
        external
        view
        returns (
            address buyer,
            address pair,
            uint256 liquidity,
            uint256 reward,
            uint256 time,
            uint256 issueTime,
            bool issued
        )
    {
        Purchase memory purchase = _purchases[id];
        if (purchase.buyer == address(0)) return (buyer, pair, liquidity, reward, time, issueTime, issued);
        pair = _pools[purchase.pool - 1];
        time = purchase.time;
        issueTime = time + _waiting();
        return (purchase.buyer, pair, purchase.liquidity, purchase.reward, time, issueTime, purchase.issued);
    }

    /// @inheritdoc ILpPurchases
    function pools() external view returns (address[] memory) {
        return _pools;
    }

    // ---- Inside

    /// @dev Liquidity is below 2^128, as a pool's reserves are; a reward below 2^96.
    function _record(uint256 id, uint256 number, uint256 liquidity, uint256 reward) private returns (uint256) {
        _purchases[id] = Purchase({
            buyer: msg.sender,
            time: uint40(block.timestamp),
            pool: uint16(number),
            issued: false,
            liquidity: uint128(liquidity),
            reward: uint96(reward)
        });
        return block.timestamp + _waiting();
    }
}
