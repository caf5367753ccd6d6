// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ITRC20Metadata} from "@openzeppelin/tron-contracts/interfaces/ITRC20Metadata.sol";
import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPair, IPairCallee, PairReason} from "./IPair.sol";
import {PairMath} from "./PairMath.sol";

/// @title A pool of two coins.
/// @dev What it pays out it checks by its own balance: the real USDT answers false where it has paid.
contract Pair is TRC20, IPair, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    /// @inheritdoc IPair
    uint256 public constant MINIMUM_LIQUIDITY = 1_000;
    /// @dev Has the first shares; the library makes none for the zero address.
    address private constant NOBODY = address(0xdead);

    /// @inheritdoc IPair
    address public immutable factory;
    /// @inheritdoc IPair
    address public immutable token0;
    /// @inheritdoc IPair
    address public immutable token1;

    /// @dev One word for the three.
    uint112 private _reserve0;
    uint112 private _reserve1;
    uint32 private _time;
    /// @inheritdoc IPair
    uint256 public price0CumulativeLast;
    /// @inheritdoc IPair
    uint256 public price1CumulativeLast;

    /// @dev Both strings are built on each read, from the names of the coins.
    constructor(address token0_, address token1_) TRC20("", "") {
        factory = msg.sender;
        token0 = token0_;
        token1 = token1_;
    }

    // ---- Providing

    /// @inheritdoc IPair
    function mint(address to) external nonReentrant returns (uint256 liquidity) {
        (uint256 reserve0, uint256 reserve1) = (_reserve0, _reserve1);
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;
        uint256 supply = totalSupply();
        liquidity = supply == 0
            ? Math.sqrt(amount0 * amount1)
            : Math.min((amount0 * supply) / reserve0, (amount1 * supply) / reserve1);
        if (liquidity <= (supply == 0 ? MINIMUM_LIQUIDITY : 0)) revert(PairReason.NO_LIQUIDITY_MADE);

        // Effect:
        if (supply == 0) {
            liquidity -= MINIMUM_LIQUIDITY;
            _mint(NOBODY, MINIMUM_LIQUIDITY);
        }
        _mint(to, liquidity);
        _setReserves(balance0, balance1, reserve0, reserve1);

        emit Mint(msg.sender, amount0, amount1);
    }

    /// @inheritdoc IPair
    function mintWithOne(
        address coin,
        address to
    ) external nonReentrant returns (uint256 liquidity, uint256 amount0, uint256 amount1) {
        bool isFirst = coin == token0;
        if (!isFirst && coin != token1) revert(PairReason.COIN);
        uint256 supply = totalSupply();
        if (supply == 0) revert(PairReason.EMPTY);
        (uint256 reserve, uint256 other) = _inOrder(isFirst, _reserve0, _reserve1);
        uint256 balance = ITRC20(coin).balanceOf(address(this));
        if (balance <= reserve) revert(PairReason.NO_INPUT);
        if (balance > type(uint112).max) revert(PairReason.OVERFLOW);
        uint256 swapped = PairMath.swappedOf(balance - reserve, reserve);
        if (swapped == 0) revert(PairReason.NO_LIQUIDITY_MADE);
        uint256 bought = PairMath.outputOf(swapped, reserve, other);
        uint256 rest = balance - reserve - swapped;
        liquidity = Math.min((rest * supply) / (reserve + swapped), (bought * supply) / (other - bought));
        if (liquidity == 0) revert(PairReason.NO_LIQUIDITY_MADE);

        // Effect: what is bought goes in again, so the other reserve stays.
        _tellSwap(isFirst, swapped, bought, reserve, other);
        _mint(to, liquidity);
        (uint256 balance0, uint256 balance1) = _inOrder(isFirst, balance, other);
        _setReserves(balance0, balance1, _reserve0, _reserve1);

        (amount0, amount1) = _inOrder(isFirst, rest, bought);
        emit Mint(msg.sender, amount0, amount1);
    }

    /// @inheritdoc IPair
    function burn(address to) external nonReentrant returns (uint256 amount0, uint256 amount1) {
        (uint256 reserve0, uint256 reserve1) = (_reserve0, _reserve1);
        (uint256 balance0, uint256 balance1) = _balances();
        uint256 liquidity = balanceOf(address(this));
        uint256 supply = totalSupply();
        if (supply == 0) revert(PairReason.NO_LIQUIDITY_LEFT);
        amount0 = (liquidity * balance0) / supply;
        amount1 = (liquidity * balance1) / supply;
        if (amount0 == 0 || amount1 == 0) revert(PairReason.NO_LIQUIDITY_LEFT);

        // Effect:
        _burn(address(this), liquidity);

        // Interaction: nobody gets in from here, and what is left is only known after it.
        ITRC20(token0).safeTransferChecked(to, amount0);
        ITRC20(token1).safeTransferChecked(to, amount1);
        (balance0, balance1) = _balances();
        _setReserves(balance0, balance1, reserve0, reserve1);

        emit Burn(msg.sender, amount0, amount1, to);
    }

    // ---- Trading

    /// @inheritdoc IPair
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external nonReentrant {
        if (amount0Out == 0 && amount1Out == 0) revert(PairReason.NO_OUTPUT);
        if (amount0Out >= _reserve0 || amount1Out >= _reserve1) revert(PairReason.TOO_MUCH_OUT);
        if (to == token0 || to == token1) revert(PairReason.RECEIVER);

        // Interaction: nobody gets in from here; what it comes to is judged by the balances.
        if (amount0Out > 0) ITRC20(token0).safeTransferChecked(to, amount0Out);
        if (amount1Out > 0) ITRC20(token1).safeTransferChecked(to, amount1Out);
        if (data.length > 0) IPairCallee(to).uniswapV2Call(msg.sender, amount0Out, amount1Out, data);

        (uint256 amount0In, uint256 amount1In) = _takePaid(amount0Out, amount1Out);

        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, to);
    }

    /// @inheritdoc IPair
    function skim(address to) external nonReentrant {
        (uint256 balance0, uint256 balance1) = _balances();

        // Interaction:
        ITRC20(token0).safeTransferChecked(to, balance0 - _reserve0);
        ITRC20(token1).safeTransferChecked(to, balance1 - _reserve1);
    }

    /// @inheritdoc IPair
    function sync() external nonReentrant {
        if (totalSupply() == 0) revert(PairReason.EMPTY);
        (uint256 balance0, uint256 balance1) = _balances();
        _setReserves(balance0, balance1, _reserve0, _reserve1);
    }

    // ---- Reads

    /// @inheritdoc IPair
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast) {
        return (_reserve0, _reserve1, _time);
    }

    /// @dev "Tessera LP TES/USDT"
    function name() public view override returns (string memory) {
        return string.concat("Tessera LP ", _symbolOf(token0), "/", _symbolOf(token1));
    }

    /// @dev "TES/USDT"
    function symbol() public view override returns (string memory) {
        return string.concat(_symbolOf(token0), "/", _symbolOf(token1));
    }

    // ---- Inside

    function _balances() private view returns (uint256 balance0, uint256 balance1) {
        balance0 = ITRC20(token0).balanceOf(address(this));
        balance1 = ITRC20(token1).balanceOf(address(this));
    }

    /// @dev Checks what came in for what went out, and stores the new reserves.
    function _takePaid(
        uint256 amount0Out,
        uint256 amount1Out
    ) private returns (uint256 amount0In, uint256 amount1In) {
        (uint256 reserve0, uint256 reserve1) = (_reserve0, _reserve1);
        (uint256 balance0, uint256 balance1) = _balances();
        amount0In = _paidIn(balance0, reserve0 - amount0Out);
        amount1In = _paidIn(balance1, reserve1 - amount1Out);
        if (amount0In == 0 && amount1In == 0) revert(PairReason.NO_INPUT);
        // The fee is 3 thousandths of what is paid in.
        uint256 product = (balance0 * 1_000 - amount0In * 3) * (balance1 * 1_000 - amount1In * 3);
        if (product < reserve0 * reserve1 * 1_000_000) revert(PairReason.PRODUCT);

        // Effect:
        _setReserves(balance0, balance1, reserve0, reserve1);
    }

    /// @dev The events of `swap`: the reserves after it, then what was swapped, all of which is the pool's already.
    function _tellSwap(bool isFirst, uint256 swapped, uint256 bought, uint256 reserve, uint256 other) private {
        (uint256 reserve0, uint256 reserve1) = _inOrder(isFirst, reserve + swapped, other - bought);
        emit Sync(uint112(reserve0), uint112(reserve1));
        (uint256 amount0In, uint256 amount1In) = _inOrder(isFirst, swapped, 0);
        (uint256 amount0Out, uint256 amount1Out) = _inOrder(isFirst, 0, bought);
        emit Swap(msg.sender, amount0In, amount1In, amount0Out, amount1Out, address(this));
    }

    /// @dev Of coin 0, then of coin 1; and back.
    function _inOrder(bool isFirst, uint256 one, uint256 other) private pure returns (uint256, uint256) {
        return isFirst ? (one, other) : (other, one);
    }

    function _paidIn(uint256 balance, uint256 left) private pure returns (uint256) {
        return balance > left ? balance - left : 0;
    }

    /// @dev Sums up the prices that held since the last change, then takes the balances for reserves.
    function _setReserves(uint256 balance0, uint256 balance1, uint256 reserve0, uint256 reserve1) private {
        if (balance0 > type(uint112).max || balance1 > type(uint112).max) revert(PairReason.OVERFLOW);

        // Effect:
        uint32 time = uint32(block.timestamp);
        unchecked {
            // Modulo 2^32 and 2^256.
            uint256 elapsed = time - _time;
            if (elapsed > 0 && reserve0 > 0 && reserve1 > 0) {
                price0CumulativeLast += ((reserve1 << 112) / reserve0) * elapsed;
                price1CumulativeLast += ((reserve0 << 112) / reserve1) * elapsed;
            }
        }
        _reserve0 = uint112(balance0);
        _reserve1 = uint112(balance1);
        _time = time;

        emit Sync(uint112(balance0), uint112(balance1));
    }

    /// @dev A coin need not have a symbol.
    function _symbolOf(address token) private view returns (string memory) {
        try ITRC20Metadata(token).symbol() returns (string memory found) {
            return found;
        } catch {
            return "?";
        }
    }
}
