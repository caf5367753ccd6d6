// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {IRouter} from "../../exchange/contract/IRouter.sol";
import {ITwapOracle} from "../../exchange/contract/ITwapOracle.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {IBurnNodes} from "./IBurnNodes.sol";
import {IBurnPasses} from "./IBurnPasses.sol";
import {IBurnPeriods} from "./IBurnPeriods.sol";

/// @title Mining by burning: TES are burnt for power, and power shares a pool of TES that lies there before it is shared.
/// @notice Four parts. Periods of 90 days, each with a pool that is set aside as a whole before it opens
/// (`IBurnPeriods`); passes for a first burn (`IBurnPasses`); nodes in a limited number of places (`IBurnNodes`); and
/// the burns and their rewards, below. Of a pool, miners share 80 % by their power, nodes 20 % by their places.
/// There is no owner, no administrator, no pause and no upgrade; prices, places and pools never change.
///
/// Power is the worth burnt in base units of USDT (6 decimals) times the period's multiplier. It lasts for ever and is
/// never taken away; the power of others dilutes it. A share is `power / max(power of all, LEAST_POWER)`: what a small
/// network leaves over is free again with the next period, and never goes to who comes next.
///
/// TES are worth the lower of two prices: the average of TwapOracle, and that of the pool at this moment. A price is
/// refused where the average is too old or the pool holds less than `depth()` USDT. Claims and refunds read no price.
interface IBurnMining is IBurnPeriods, IBurnPasses, IBurnNodes {
    /// @notice Whom and what the contract is made with, for ever.
    /// @param prices Of USDT in TRX.
    /// @param averages Of TES in USDT; its pool is the one that a price is taken from.
    /// @param fund Where 95 % of a node's price go.
    /// @param firstPool Base units of TES of period 0.
    /// @param passPrice Base units of USDT.
    /// @param nodePrices Base units of USDT, by kind.
    /// @param places By kind, less than 1,024 each.
    /// @param depth Base units of USDT that the pool of TES must hold for a price.
    struct Setup {
        ITeam team;
        IFeeSplitter splitter;
        IPriceOracle prices;
        ITwapOracle averages;
        IRouter router;
        address tes;
        address usdt;
        address fund;
        uint256 firstPool;
        uint256 passPrice;
        uint256[3] nodePrices;
        uint256[3] places;
        uint256 depth;
    }

    /// @notice `user` burnt `burnAmount` of `coin`, worth `uAmount` USDT, for `power`; all power together is now
    /// `totalPower`. A user's first burn uses the pass.
    event Burned(
        address indexed user,
        address indexed coin,
        uint256 burnAmount,
        uint256 uAmount,
        uint256 power,
        uint256 totalPower
    );
    /// @notice The burn of `Burned` in this transaction was bought with `sun` (1 TRX is 1,000,000 sun).
    event Swapped(address indexed user, uint256 sun);
    /// @notice `user` was paid `amount` TES, all that its power had earned.
    event Claimed(address indexed user, uint256 amount);

    // ---- Burns

    /// @notice Burns TES of the caller that are worth `uAmount` for power. Takes as many as the lower price asks,
    /// rounded up; the caller's allowance is the most.
    /// @dev Reasons: COIN, ZERO, TOO_MUCH, NO_PASS, THIN, TwapReason.NO_PRICE, TwapReason.STALE.
    /// @param coin `coin()`, named so that who signs sees it.
    /// @param uAmount Base units of USDT (6 decimals).
    function burn(address coin, uint256 uAmount) external;

    /// @notice Buys TES with the TRX sent, by way of USDT, and burns them. They never pass through this contract.
    /// @dev Reasons: EXPIRED, ZERO, TOO_MUCH, NO_PASS, THIN, LESS_POWER, TwapReason.NO_PRICE, TwapReason.STALE.
    /// @param minPower The least power that the caller takes for it.
    /// @param deadline Unix seconds, the last at which it may be done.
    function swapToBurn(uint256 minPower, uint256 deadline) external payable;

    /// @notice Pays the caller all TES that its power has earned. Nothing gates it: no pass, no period, no price, no fee.
    /// @dev Reasons: NOTHING.
    function claim() external;

    // ---- Reads

    /// @notice What an account has by its burns.
    /// @return power Its power.
    /// @return owed Base units of TES that `claim` pays now.
    /// @return networkPower The power of all.
    function minerOf(address account) external view returns (uint256 power, uint256 owed, uint256 networkPower);

    /// @notice What a burn would do now.
    /// @dev Reasons: those of `burn`, but NO_PASS and COIN.
    /// @return burnAmount Base units of TES that it takes.
    /// @return power Power that it adds.
    /// @return ownPower The account's power after it.
    /// @return networkPower The power of all after it.
    function previewBurn(
        address account,
        uint256 uAmount
    ) external view returns (uint256 burnAmount, uint256 power, uint256 ownPower, uint256 networkPower);

    /// @notice What buying with TRX and burning would do now.
    /// @dev Reasons: those of `swapToBurn`, but NO_PASS, LESS_POWER and the deadline's.
    /// @param sun TRX sent (1 TRX is 1,000,000 sun).
    /// @return burnAmount Base units of TES that it burns.
    /// @return uAmount Base units of USDT that they are worth.
    /// @return power Power that it adds.
    function previewSwap(uint256 sun) external view returns (uint256 burnAmount, uint256 uAmount, uint256 power);

    /// @notice The least power that a share is computed of, in base units of USDT.
    function LEAST_POWER() external view returns (uint256);

    /// @notice The coin that is burnt and paid, TES.
    function coin() external view returns (address);

    /// @notice Base units of USDT that the pool of TES must hold for a price.
    function depth() external view returns (uint256);
}
