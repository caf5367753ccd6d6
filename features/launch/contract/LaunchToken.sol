// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRouter} from "../../exchange/contract/IRouter.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ITokenFactory} from "./ITokenFactory.sol";
import {TokenReason} from "./LaunchReason.sol";
import {Pairs} from "./Pairs.sol";
import {TokenTerm, TokenTerms} from "./TokenTerms.sol";

/// @title Template of the factory's tokens.
/// @dev What a token was made with stands behind its clone's code. Supply and names are no slots: the library's TRC-20
/// would write three.
contract LaunchToken is ILaunchToken {
    using TokenTerm for TokenTerms;

    /// @dev One word, the only one that a transfer reads beside balances. `party` is the sale in phase SELLING, then the
    /// pair.
    struct State {
        address party;
        uint40 openedAt;
        uint8 phase;
    }

    /// @dev Unix seconds of the last step of each kind, and what steps burnt of the reserve.
    struct Steps {
        uint40 burntAt;
        uint40 convertedAt;
        uint112 burnt;
    }

    uint8 private constant NEW = 0;
    uint8 private constant SELLING = 1;
    uint8 private constant OPEN = 2;
    uint256 private constant ALL = 10_000;
    uint256 private constant CONVERT_EVERY = 1 hours;
    /// @dev For a swap by the router, its payment included.
    uint256 private constant SWAPPING = 400_000;

    uint8 public constant decimals = 18;

    /// @dev Made the template, and makes all its clones.
    ITokenFactory private immutable _FACTORY;
    IRouter private immutable _ROUTER;
    address private immutable _WTRX;
    IPairFactory private immutable _PAIRS;

    mapping(address holder => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    State private _state;
    Steps private _steps;
    uint256 private _burnt;

    constructor(IRouter router) {
        _FACTORY = ITokenFactory(msg.sender);
        _ROUTER = router;
        _WTRX = router.WETH();
        _PAIRS = IPairFactory(router.factory());
    }

    // ---- As any coin

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert(TokenReason.ALLOWANCE);

        // Effect: an endless allowance stays.
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    /// @inheritdoc ILaunchToken
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    // ---- Its opening

    /// @inheritdoc ILaunchToken
    function begin(address sale) external {
        if (msg.sender != address(_FACTORY)) revert(TokenReason.NOT_YOURS);
        // All of it is here until the token has a sale or is open: so it begins once.
        if (_state.phase != NEW || balanceOf[address(this)] > 0) revert(TokenReason.NOT_NEW);
        TokenTerms memory all = TokenTerm.read();
        uint256 here = sale == address(0) ? all.totalSupply : all.burnLimit;

        // Effect:
        if (here > 0) _make(address(this), here);
        if (here < all.totalSupply) _make(sale, all.totalSupply - here);
        if (sale != address(0)) _setSale(sale);
    }

    /// @inheritdoc ILaunchToken
    function join(address sale) external {
        if (msg.sender != address(_FACTORY)) revert(TokenReason.NOT_YOURS);
        if (_state.phase != NEW) revert(TokenReason.NOT_NEW);
        TokenTerms memory all = TokenTerm.read();

        // Effect:
        _setSale(sale);
        _move(address(this), sale, all.totalSupply - all.burnLimit);
    }

    /// @inheritdoc ILaunchToken
    function open() external {
        TokenTerms memory all = TokenTerm.read();
        if (msg.sender != all.creator) revert(TokenReason.NOT_YOURS);
        if (_state.phase != NEW) revert(TokenReason.NOT_NEW);

        // Interaction: first here, with the exchange alone, since the pair's address is part of the state.
        address found = all.needsPair() ? Pairs.findOrMake(_PAIRS, address(this), _WTRX) : address(0);

        // Effect:
        _setOpen(found);
        _move(address(this), msg.sender, all.totalSupply - all.burnLimit);
    }

    /// @inheritdoc ILaunchToken
    function list(address pair_) external {
        State memory state = _state;
        if (state.phase != SELLING || msg.sender != state.party) revert(TokenReason.NOT_YOURS);

        // Effect:
        _setOpen(pair_);
    }

    /// @inheritdoc ILaunchToken
    function burnFor(address holder, uint256 amount) external {
        if (msg.sender != _FACTORY.saleOf(address(this))) revert(TokenReason.NOT_YOURS);
        _burn(holder, amount);
    }

    // ---- Steps that anyone makes

    /// @inheritdoc ILaunchToken
    function convert() external {
        address pair_ = pair();
        if (pair_ == address(0)) revert(TokenReason.NOT_LISTED);
        (uint256 amount, uint256 time) = nextConvert();
        if (amount == 0) revert(TokenReason.THRESHOLD);
        if (block.timestamp < time) revert(TokenReason.TOO_EARLY);
        address to = TokenTerm.read().feeRecipient;
        uint256 out = Pairs.outputOf(pair_, address(this), amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), _WTRX);

        // Effect: the router takes exactly the amount.
        _steps.convertedAt = uint40(block.timestamp);
        _approve(address(this), address(_ROUTER), amount);

        // Interaction: a recipient that refuses TRX cannot hold up the fees; it gets them wrapped.
        bool wrapped;
        try _ROUTER.swapExactTokensForETH{gas: SWAPPING}(amount, 0, path, to, block.timestamp) {}
        catch {
            wrapped = true;
            _approve(address(this), address(_ROUTER), 0);
            _move(address(this), pair_, amount);
            Pairs.swapFor(pair_, address(this), out, to);
        }

        emit Converted(amount, out, wrapped);
    }

    /// @inheritdoc ILaunchToken
    function burnStep() external {
        if (pair() == address(0)) revert(TokenReason.NOT_LISTED);
        (uint256 amount, uint256 time) = nextBurnStep();
        if (amount == 0) revert(TokenReason.NO_RESERVE);
        if (block.timestamp < time) revert(TokenReason.TOO_EARLY);

        // Effect: a step that nobody made is not made up for.
        _steps.burntAt = uint40(block.timestamp);
        _steps.burnt += uint112(amount);
        _burn(address(this), amount);

        emit ReserveBurnt(amount, reserveLeft());
    }

    // ---- Reads

    function name() external view returns (string memory) {
        return TokenTerm.readName();
    }

    function symbol() external view returns (string memory) {
        return TokenTerm.readSymbol();
    }

    function totalSupply() external view returns (uint256) {
        return TokenTerm.read().totalSupply - _burnt;
    }

    /// @inheritdoc ILaunchToken
    function creator() external view returns (address) {
        return TokenTerm.read().creator;
    }

    /// @inheritdoc ILaunchToken
    function terms()
        external
        view
        returns (uint256[9] memory numbers, address feeRecipient, bool[2] memory switches)
    {
        TokenTerms memory all = TokenTerm.read();
        numbers = [
            all.totalSupply,
            all.feeBuy,
            all.feeSell,
            all.lpBurnFrequency,
            all.percentForLPBurn,
            all.burnLimit,
            all.protectTime,
            all.protectFee,
            all.swapThreshold
        ];
        return (numbers, all.feeRecipient, [all.lpBurnEnabled, all.isInsideSell]);
    }

    /// @inheritdoc ILaunchToken
    function phase() external view returns (uint256) {
        return _state.phase;
    }

    /// @inheritdoc ILaunchToken
    function pair() public view returns (address) {
        return _state.phase == OPEN ? _state.party : address(0);
    }

    /// @inheritdoc ILaunchToken
    function openedAt() external view returns (uint256) {
        return _state.openedAt;
    }

    /// @inheritdoc ILaunchToken
    function protectFeeNow() external view returns (uint256) {
        return pair() == address(0) ? 0 : TokenTerm.read().protectFeeAt(_state.openedAt);
    }

    /// @inheritdoc ILaunchToken
    function reserveLeft() public view returns (uint256) {
        return TokenTerm.read().burnLimit - _steps.burnt;
    }

    /// @inheritdoc ILaunchToken
    function collected() public view returns (uint256) {
        if (_state.phase != OPEN || !TokenTerm.read().isInsideSell) return 0;
        return balanceOf[address(this)] - reserveLeft();
    }

    /// @inheritdoc ILaunchToken
    function nextBurnStep() public view returns (uint256 amount, uint256 time) {
        TokenTerms memory all = TokenTerm.read();
        uint256 left = reserveLeft();
        amount = (balanceOf[pair()] * all.percentForLPBurn) / ALL;
        if (amount > left) amount = left;
        time = (_steps.burntAt == 0 ? _state.openedAt : _steps.burntAt) + all.lpBurnFrequency;
    }

    /// @inheritdoc ILaunchToken
    function nextConvert() public view returns (uint256 amount, uint256 time) {
        amount = collected();
        if (amount < TokenTerm.read().swapThreshold) return (0, 0);
        uint256 most = balanceOf[pair()] / 100;
        if (amount > most) amount = most;
        time = _steps.convertedAt == 0 ? _state.openedAt : _steps.convertedAt + CONVERT_EVERY;
    }

    /// @inheritdoc ILaunchToken
    function burnStepDue() external view returns (bool) {
        (uint256 amount, uint256 time) = nextBurnStep();
        return pair() != address(0) && amount > 0 && block.timestamp >= time;
    }

    /// @inheritdoc ILaunchToken
    function convertDue() external view returns (bool) {
        (uint256 amount, uint256 time) = nextConvert();
        return pair() != address(0) && amount > 0 && block.timestamp >= time;
    }

    // ---- Inside

    function _move(address from, address to, uint256 value) private {
        if (to == address(0)) revert(TokenReason.ADDRESS);
        State memory state = _state;
        bool ofParty = from == state.party || to == state.party;
        if (state.phase != OPEN && !ofParty) revert(TokenReason.CLOSED);
        uint256 balance = balanceOf[from];
        if (balance < value) revert(TokenReason.BALANCE);

        // Effect:
        unchecked {
            balanceOf[from] = balance - value;
        }
        if (state.phase == OPEN && ofParty && from != address(this)) value = _lessFees(state, from, value);
        balanceOf[to] += value;

        emit Transfer(from, to, value);
    }

    /// @dev What arrives of what the pair pays out, or is paid.
    function _lessFees(State memory state, address from, uint256 value) private returns (uint256) {
        TokenTerms memory all = TokenTerm.read();
        bool paysOut = from == state.party;
        uint256 fee = (value * (paysOut ? all.feeBuy : all.feeSell)) / ALL;
        uint256 burns = paysOut ? (value * all.protectFeeAt(state.openedAt)) / ALL : 0;
        if (fee > 0) {
            address to = all.isInsideSell ? address(this) : all.feeRecipient;
            // Effect:
            balanceOf[to] += fee;

            emit Transfer(from, to, fee);
        }
        if (burns > 0) {
            // Effect:
            _burnt += burns;

            emit Transfer(from, address(0), burns);
        }
        return value - fee - burns;
    }

    function _burn(address from, uint256 amount) private {
        if (balanceOf[from] < amount) revert(TokenReason.BALANCE);

        // Effect:
        balanceOf[from] -= amount;
        _burnt += amount;

        emit Transfer(from, address(0), amount);
    }

    function _make(address to, uint256 amount) private {
        // Effect:
        balanceOf[to] = amount;

        emit Transfer(address(0), to, amount);
    }

    function _approve(address owner, address spender, uint256 value) private {
        // Effect:
        allowance[owner][spender] = value;

        emit Approval(owner, spender, value);
    }

    function _setSale(address sale) private {
        // Effect:
        _state = State(sale, 0, SELLING);

        emit PresaleSet(sale);
    }

    function _setOpen(address pair_) private {
        // Effect:
        _state = State(pair_, uint40(block.timestamp), OPEN);

        emit Opened(pair_, block.timestamp);
    }
}
