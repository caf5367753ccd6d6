// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {Kept, KeptWord} from "../../../platform/contracts/Kept.sol";
import {IRouter} from "../../exchange/contract/IRouter.sol";
import {ITwapOracle} from "../../exchange/contract/ITwapOracle.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {BurnNodes} from "./BurnNodes.sol";
import {BurnPasses} from "./BurnPasses.sol";
import {BurnPeriods} from "./BurnPeriods.sol";
import {BurnPrice} from "./BurnPrice.sol";
import {BurnReason} from "./BurnReason.sol";
import {IBurnMining} from "./IBurnMining.sol";
import {IBurnPeriods} from "./IBurnPeriods.sol";
import {MinerPower, MinerPowerWord} from "./MinerPower.sol";
import {NetworkPower, NetworkPowerWord} from "./NetworkPower.sol";

/// @title Mining by burning.
/// @dev Burns and their rewards; periods, passes, nodes and the price are in the contracts that it inherits. No call
/// runs code of a user but at its end, by Trx: the coins are TES, wrapped TRX and USDT.
contract BurnMining is IBurnMining, BurnPrice, BurnNodes {
    using SafeTRC20 for ITRC20;

    /// @dev TES have no burn of their own: nobody has the key of this address, and supply figures leave it out.
    address private constant SINK = address(0xdEaD);

    /// @inheritdoc IBurnMining
    uint256 public constant LEAST_POWER = NetworkPowerWord.LEAST;

    IRouter private immutable _ROUTER;
    address private immutable _WTRX;
    address private immutable _USDT;

    NetworkPower private _network;
    /// @dev TES that a network below LEAST_POWER did not earn, as of the last burn.
    Kept private _idle = KeptWord.none();
    mapping(address account => MinerPower) private _miners;

    constructor(Setup memory setup)
        BurnPrice(setup.averages, setup.tes, setup.depth)
        BurnPeriods(ITRC20(setup.tes), setup.firstPool)
        BurnPasses(setup.team, setup.splitter, setup.prices, setup.passPrice)
        BurnNodes(setup.fund, setup.nodePrices, setup.places)
    {
        (_ROUTER, _WTRX, _USDT) = (setup.router, setup.router.WETH(), setup.usdt);
        // All pools together are below twice the first: of that, the least power earns less than 2^104.
        assert(setup.firstPool < (2 ** 50 * LEAST_POWER * 5) / 8);
    }

    // ---- Burns

    /// @inheritdoc IBurnMining
    function burn(address coin_, uint256 uAmount) external {
        if (coin_ != address(tes)) revert(BurnReason.COIN);
        _requireAmount(uAmount);
        uint256 burnAmount = _tesFor(_price(), uAmount);
        _mine(burnAmount, uAmount);

        // Interaction:
        tes.safeTransferFrom(msg.sender, SINK, burnAmount);
    }

    /// @inheritdoc IBurnMining
    function swapToBurn(uint256 minPower, uint256 deadline) external payable {
        if (block.timestamp > deadline) revert(BurnReason.EXPIRED);
        if (msg.value == 0) revert(BurnReason.ZERO);
        // Before the purchase, which makes TES dearer.
        Price memory price = _price();
        uint256 before = tes.balanceOf(SINK);

        // Interaction: first here, since what arrives is what is burnt.
        _ROUTER.swapExactETHForTokens{value: msg.value}(0, _path(), SINK, deadline);

        uint256 burnAmount = tes.balanceOf(SINK) - before;
        uint256 uAmount = _worthOf(price, burnAmount);
        _requireAmount(uAmount);
        uint256 power = _mine(burnAmount, uAmount);
        if (power < minPower) revert(BurnReason.LESS_POWER);

        emit Swapped(msg.sender, msg.value);
    }

    /// @inheritdoc IBurnMining
    function claim() external {
        NetworkPower network = _networkNow();
        MinerPower miner = _miners[msg.sender];
        uint256 amount = miner.owed(network);
        if (amount == 0) revert(BurnReason.NOTHING);

        // Effect: the network's word stays; what it earns is computed from it again.
        _miners[msg.sender] = MinerPowerWord.make(miner.power(), 0, network);

        emit Claimed(msg.sender, amount);

        // Interaction:
        IRewardVault(vault).pay(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc IBurnMining
    function minerOf(address account) external view returns (uint256 power, uint256 owed, uint256 networkPower) {
        MinerPower miner = _miners[account];
        NetworkPower network = _networkNow();
        return (miner.power(), miner.owed(network), network.power());
    }

    /// @inheritdoc IBurnMining
    function previewBurn(
        address account,
        uint256 uAmount
    ) external view returns (uint256 burnAmount, uint256 power, uint256 ownPower, uint256 networkPower) {
        _requireAmount(uAmount);
        burnAmount = _tesFor(_price(), uAmount);
        power = _powerOf(uAmount);
        ownPower = _miners[account].power() + power;
        networkPower = _grown(_network, power);
    }

    /// @inheritdoc IBurnMining
    function previewSwap(uint256 sun) external view returns (uint256 burnAmount, uint256 uAmount, uint256 power) {
        if (sun == 0) revert(BurnReason.ZERO);
        Price memory price = _price();
        burnAmount = _ROUTER.getAmountsOut(sun, _path())[2];
        uAmount = _worthOf(price, burnAmount);
        _requireAmount(uAmount);
        power = _powerOf(uAmount);
        _grown(_network, power);
    }

    /// @inheritdoc IBurnPeriods
    function unearned() public view override(BurnPeriods, IBurnPeriods) returns (uint256) {
        return _idle.sum() + _network.idle(_emitted()) + _unearnedByNodes();
    }

    /// @inheritdoc IBurnMining
    function coin() external view returns (address) {
        return address(tes);
    }

    /// @inheritdoc IBurnMining
    function depth() external view returns (uint256) {
        return _depth();
    }

    // ---- Inside

    /// @dev What a burn does here; its checks but those of the price, its effects and its event.
    function _mine(uint256 burnAmount, uint256 uAmount) private returns (uint256 power) {
        power = _powerOf(uAmount);
        MinerPower miner = _miners[msg.sender];
        uint256 total = _grown(_network, power);
        // Power is never taken away: without any, this is the first burn.
        if (miner.power() == 0) _usePass();

        // Effect:
        NetworkPower network = _settle();
        _network = network.plus(power);
        _miners[msg.sender] = MinerPowerWord.make(miner.power() + power, miner.owed(network), network);

        emit Burned(msg.sender, address(tes), burnAmount, uAmount, power, total);
    }

    /// @dev Writes down what nobody earned until now.
    function _settle() private returns (NetworkPower) {
        uint256 idle = _network.idle(_emitted());
        if (idle > 0) _idle = _idle.plus(idle);
        return _networkNow();
    }

    function _release() internal override returns (uint256 released) {
        released = unearned();

        // Effect:
        _network = _networkNow();
        _idle = KeptWord.none();
        _releaseOfNodes();
    }

    function _networkNow() private view returns (NetworkPower) {
        return _network.at(_emitted());
    }

    function _powerOf(uint256 uAmount) private view returns (uint256) {
        return (uAmount * _multiplier()) / 100;
    }

    /// @dev All power with more of it.
    function _grown(NetworkPower network, uint256 more) private pure returns (uint256 total) {
        total = network.power() + more;
        if (total > type(uint64).max) revert(BurnReason.TOO_MUCH);
    }

    function _requireAmount(uint256 uAmount) private pure {
        if (uAmount == 0) revert(BurnReason.ZERO);
        if (uAmount > type(uint64).max) revert(BurnReason.TOO_MUCH);
    }

    function _path() private view returns (address[] memory path) {
        path = new address[](3);
        (path[0], path[1], path[2]) = (_WTRX, _USDT, address(tes));
    }
}
